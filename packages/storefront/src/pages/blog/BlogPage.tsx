import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Pagination } from '@otosafi/ui/pagination/Pagination'
import { Wrap } from '@otosafi/ui/section/Section'

import { NEWSLETTER_FORM } from '../../features/newsletter/newsletter.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage, pageQuery } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { cardPost, PostCards } from '../../posts/PostCards.tsx'
import { need } from '../../request/api-result.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { Still } from '../../request/Still.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

import styles from './BlogPage.module.css'

const POSTS = 12

/** The articles of the edition, newest first (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const list = need(await api.GET('/blogs', { params: { query: { page, limit: POSTS } } }))
  return {
    page: pageData(args.request, null, { posts: list.blogs.map(cardPost), page, pages: list.pageCount }),
    ...describePage(args, { ...metaTexts(t, 'blog'), query: pageQuery(page) }),
  }
}

/** Takes the newsletter's form, which stands on every page. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, NEWSLETTER_FORM)
}

export const shouldRevalidate = unlessFormSent

export default function BlogPage() {
  const { t, language } = useTexts()
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  const here = pathFor('blog', language)
  const pageHref = (page: number) => (page === 1 ? here : `${here}?page=${page}`)
  return (
    <Wrap>
      <HomeTrail current={t('blog.title')} />
      <div className={styles.head}>
        <h1>{t('blog.title')}</h1>
        <p>{t('blog.lead')}</p>
      </div>
      <Still part="posts" data={still}>
        {({ posts, page, pages }) => (
          <>
            {posts.length === 0 ? <EmptyState title={t('blog.none')} /> : <PostCards posts={posts} heading="h2" />}
            {pages > 1 ? (
              <Pagination
                label={t('listing.pages')}
                previous={page > 1 ? { href: pageHref(page - 1), label: t('listing.previousPage') } : null}
                next={page < pages ? { href: pageHref(page + 1), label: t('listing.nextPage') } : null}
                position={t('listing.page', { page, total: pages })}
              />
            ) : null}
          </>
        )}
      </Still>
    </Wrap>
  )
}
