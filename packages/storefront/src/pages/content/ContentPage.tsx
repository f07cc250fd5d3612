import { useLoaderData } from 'react-router'

import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { ContentView } from '../../features/content/ContentView.tsx'
import { loadContent } from '../../features/content/load-content.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'

export const loader = loadContent
export const handle = HYDRATE_ON_INTERACTION

/** Every page of text: one module for all of them, so that the manifest names one. */
export default function ContentPage() {
  const [, staticData] = usePageData(useLoaderData<typeof loadContent>().page)
  return (
    <StaticHtml part="text" data={staticData}>
      {(content) => <ContentView content={content} />}
    </StaticHtml>
  )
}
