import { type MetaArgs, useLoaderData } from 'react-router'

import { ContentView } from '../../features/content/ContentView.tsx'
import { contentLoader } from '../../features/content/load-content.ts'
import { metaTags } from '../../request/page-meta.ts'

export const loader = contentLoader('privacyPolicy')

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function PrivacyPolicyPage() {
  return <ContentView content={useLoaderData<typeof loader>()} />
}
