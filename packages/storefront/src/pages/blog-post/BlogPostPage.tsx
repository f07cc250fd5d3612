import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { ArticleEnd } from '../../features/blog/ArticleEnd.tsx'
import { ArticleView } from '../../features/blog/ArticleView.tsx'
import { answerLike } from '../../features/blog/like.ts'
import { LikeButton } from '../../features/blog/LikeButton.tsx'
import { PostViewTracker } from '../../features/blog/PostViewTracker.tsx'
import { relatedPosts } from '../../features/blog/related-posts.ts'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { cardPost } from '../../parts/posts/PostCards.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { breadcrumbData, picturePath, postData } from '../../seo/structured-data.ts'

/** Cars below an article, newest first. */
const RELATED = { limit: 4, facets: false } as const
/** The latest articles, of which some stand below another one. */
const LATEST = { limit: 24 } as const

/** An article (P-44), with cars of the brands that it speaks of, and what else there is to read. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language: page } = pageRequest(args)
  const origin = siteOrigin(args)
  const post = dataOrThrow(await api.GET('/blogs/{id}', { params: { path: { id: args.params['id'] ?? '' } } }))
  const { title, excerpt, author, publishedAt, readingMinutes, photo, language, sections, likes } = post
  const brands = post.carBrands.map(({ id }) => id)
  const [related, latest] = await Promise.all([
    brands.length === 0 ? null : api.GET('/cars', { params: { query: { ...RELATED, brand: brands } } }),
    api.GET('/blogs', { params: { query: LATEST } }),
  ])
  return {
    page: pageData(
      args.request,
      { id: post.id, likes },
      {
        title,
        excerpt,
        author,
        publishedAt,
        readingMinutes,
        photo,
        language,
        sections,
        end: {
          title,
          url: origin + url.pathname,
          query: `?${brands.map((brand) => `brand=${brand}`).join('&')}`,
          cars: (related?.data?.cars ?? []).map(cardCar),
          posts: relatedPosts(post, latest.data?.blogs ?? []).map((each) => ({ ...cardPost(each, page), excerpt: '' })),
        },
      },
    ),
    ...describePage(args, {
      title: `${title} | Otosafi`,
      description: excerpt,
      keywords: [...post.carBrands.map(({ name }) => name), t('meta:blog.keywords')].join(', '),
      type: 'article',
      inLanguages: [language],
      picture: photo ? picturePath(photo.key) : undefined,
      leadPicture: photo?.key,
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

/** Handles the button that likes the article. */
export function action(args: ActionFunctionArgs) {
  return answerLike(args)
}

/** Reached by navigation, the end of an article needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['reading'], () => serverLoader<Awaited<ReturnType<typeof loader>>>())
}

export const handle = HYDRATE_ON_INTERACTION

export const shouldRevalidate = unlessFormSent

export default function BlogPostPage() {
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <>
      <StaticHtml part="text" data={staticData}>
        {(article) => <ArticleView article={article} />}
      </StaticHtml>
      <LikeButton key={interactive.id} {...interactive} />
      <PostViewTracker id={interactive.id} />
      <StaticHtml part="end" data={staticData}>
        {({ end }) => <ArticleEnd end={end} />}
      </StaticHtml>
    </>
  )
}
