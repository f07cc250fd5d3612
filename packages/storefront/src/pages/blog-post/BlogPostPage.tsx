import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'

import { ArticleView } from '../../features/blog/ArticleView.tsx'
import { need } from '../../request/api-result.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { Still } from '../../request/Still.tsx'

/** An article (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = pageRequest(args)
  const post = need(await api.GET('/blogs/{id}', { params: { path: { id: args.params['id'] ?? '' } } }))
  const { title, excerpt, author, publishedAt, readingMinutes, photo, language, sections } = post
  return {
    page: pageData(args.request, null, {
      title,
      excerpt,
      author,
      publishedAt,
      readingMinutes,
      photo,
      language,
      sections,
    }),
    meta: { title: `${title} | Otosafi`, description: excerpt },
  }
}

export const handle = WAITS_FOR_TOUCH

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function BlogPostPage() {
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Still part="text" data={still}>
      {(article) => <ArticleView article={article} />}
    </Still>
  )
}
