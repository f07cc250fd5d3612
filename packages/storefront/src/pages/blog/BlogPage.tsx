import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { POPULAR_DAYS } from '@otosafi/domain/content/popular-days'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Pagination } from '@otosafi/ui/pagination/Pagination'
import { Wrap } from '@otosafi/ui/section/Section'

import { BlogFilters } from '../../features/blog/BlogFilters.tsx'
import { IgnoredParameters } from '../../features/blog/IgnoredParameters.tsx'
import { blogQuery, loadBlog, readBlogQuery } from '../../features/blog/load-blog.ts'
import { NearestPosts } from '../../features/blog/NearestPosts.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { leadToLastPage } from '../../navigation/page-number.ts'
import { NEWSLETTER_FORM } from '../../parts/newsletter/newsletter.ts'
import { PostCards } from '../../parts/posts/PostCards.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, pageQuery } from '../../seo/describe-page.ts'
import { feedPath } from '../../seo/feed-path.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './BlogPage.module.css'

/**
 * The articles of the edition (P-44): latest, popular or featured, of all topics and brands or of one. A choice that finds none
 * gets the nearest (P-08).
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { t, url } = request
  const asked = readBlogQuery(url.searchParams)
  const { query, choices, list, nearest, ignored } = await loadBlog(request, asked.query)
  leadToLastPage(url, query.page, list.pages)
  return {
    page: pageData(args.request, { query, choices }, { ...list, nearest, ignored: [...asked.ignored, ...ignored] }),
    ...describePage(args, {
      ...metaTexts(t, 'blog'),
      query: pageQuery(query.page),
      leadPicture: (nearest ?? list).posts.find(({ photo }) => photo !== null)?.photo?.key,
    }),
  }
}

/** Handles the newsletter form, which is on every page. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, NEWSLETTER_FORM)
}

/** Reached by navigation, the filters need their own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['reading'], () => serverLoader<Awaited<ReturnType<typeof loader>>>())
}

export const shouldRevalidate = unlessFormSent

export default function BlogPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { query, choices } = interactive
  const here = pathFor('blog', language)
  const pageHref = (page: number) => here + blogQuery({ ...query, page })
  return (
    <Wrap>
      <HomeTrail current={t('blog.title')} />
      <div className={styles.head}>
        <h1>{t('blog.title')}</h1>
        <p>{t('blog.lead')}</p>
      </div>
      <BlogFilters query={query} choices={choices} />
      {query.order === 'popular' ? (
        <p className={styles.over}>{t('reading:blog.popularOver', { days: POPULAR_DAYS })}</p>
      ) : null}
      <StaticHtml part="posts" data={staticData}>
        {({ posts, total, pages, nearest, ignored }) => (
          <>
            <IgnoredParameters ignored={ignored} />
            <p className={styles.total} role="status">
              {t('reading:blog.found', { count: total })}
            </p>
            {posts.length > 0 ? (
              <PostCards posts={posts} heading="h2" />
            ) : nearest ? (
              <NearestPosts nearest={nearest} choices={choices} />
            ) : (
              <EmptyState title={t('blog.none')}>
                <a href={here}>{t('home.posts.seeAll')}</a>
              </EmptyState>
            )}
            {pages > 1 ? (
              <Pagination
                label={t('listing.pages')}
                previous={query.page > 1 ? { href: pageHref(query.page - 1), label: t('listing.previousPage') } : null}
                next={query.page < pages ? { href: pageHref(query.page + 1), label: t('listing.nextPage') } : null}
                position={t('listing.page', { page: query.page, total: pages })}
              />
            ) : null}
          </>
        )}
      </StaticHtml>
      <p className={styles.feed}>
        {/* Its address looks like that of an article. */}
        <a href={feedPath(language)} data-reload="">
          {t('reading:blog.feed')}
        </a>
      </p>
    </Wrap>
  )
}
