import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { ArticleView } from '../../features/blog/ArticleView.tsx'
import { describePage, siteOrigin } from '../../head/describe-page.ts'
import { breadcrumbData, picturePath, postData } from '../../head/structured-data.ts'
import { need } from '../../request/api-result.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { Still } from '../../request/Still.tsx'

/** An article (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language: page } = pageRequest(args)
  const origin = siteOrigin(args)
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
    ...describePage(args, {
      title: `${title} | Otosafi`,
      description: excerpt,
      type: 'article',
      inLanguages: [language],
      picture: photo ? picturePath(photo.key) : undefined,
      data: [
        postData(origin, url.pathname, post),
        breadcrumbData(origin, [
          { name: t('routes:home'), path: pathFor('home', page) },
          { name: t('routes:blog'), path: pathFor('blog', page) },
          { name: title, path: url.pathname },
        ]),
      ],
    }),
  }
}

export const handle = WAITS_FOR_TOUCH

export default function BlogPostPage() {
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Still part="text" data={still}>
      {(article) => <ArticleView article={article} />}
    </Still>
  )
}
