import { useLoaderData } from 'react-router'

import { ContentView } from '../../features/content/ContentView.tsx'
import { contentLoader } from '../../features/content/load-content.ts'
import { usePageData } from '../../request/page-data.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { Still } from '../../request/Still.tsx'

export const loader = contentLoader('about')
export const handle = WAITS_FOR_TOUCH

export default function AboutPage() {
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Still part="text" data={still}>
      {(content) => <ContentView content={content} />}
    </Still>
  )
}
