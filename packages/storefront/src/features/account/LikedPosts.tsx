import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Pagination } from '@otosafi/ui/pagination/Pagination'

import { type CardPost, PostCards } from '../../posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The posts that the account holder likes, a page of them, with the way to the others. */
export function LikedPosts({ posts, page, pages }: { posts: readonly CardPost[]; page: number; pages: number }) {
  const { t, language } = useTexts()
  if (posts.length === 0)
    return (
      <EmptyState title={t('account:liked.empty')}>
        <ButtonLink href={pathFor('blog', language)}>{t('shell.nav.blog')}</ButtonLink>
      </EmptyState>
    )
  const path = pathFor('accountSection', language, { key: 'liked-articles' })
  const hrefOf = (number: number) => path + (number > 1 ? `?page=${number}` : '')
  return (
    <>
      <PostCards posts={posts} heading="h2" />
      {pages > 1 ? (
        <Pagination
          label={t('listing.pages')}
          previous={page > 1 ? { href: hrefOf(page - 1), label: t('listing.previousPage') } : null}
          next={page < pages ? { href: hrefOf(page + 1), label: t('listing.nextPage') } : null}
          position={t('listing.page', { page, total: pages })}
        />
      ) : null}
    </>
  )
}
