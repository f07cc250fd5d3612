import { type MetaArgs, useLoaderData } from 'react-router'

import { ContentView } from '../../features/content/ContentView.tsx'
import { contentLoader } from '../../features/content/load-content.ts'
import { metaTags } from '../../request/page-meta.ts'

export const loader = contentLoader('about')

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function AboutPage() {
  return <ContentView content={useLoaderData<typeof loader>()} />
}
