import { useState } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { Pagination } from '@otosafi/ui/pagination/Pagination'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { takeLostFocus } from '../../forms/take-lost-focus.ts'
import { type CardPost, PostCards } from '../../parts/posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LIKE_POST, UNLIKE_POST } from './form-names.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLastForm } from './use-last-form.ts'

import styles from './LikedPosts.module.css'

/**
 * The posts that the account holder likes, a page of them, each with a button that takes the like back, which with script can
 * be undone, and the way to the others.
 */
export function LikedPosts({ posts, page, pages }: { posts: readonly CardPost[]; page: number; pages: number }) {
  const { t, language } = useTexts()
  const unlike = { ...useAccountForm(UNLIKE_POST), done: t('account:liked.done') }
  const like = { ...useAccountForm(LIKE_POST), done: t('account:liked.again') }
  const shown = useLastForm([unlike, like])
  const [last, setLast] = useState('')
  const sending = unlike.sending || like.sending
  const isUndoable = shown === like ? like.sending || like.state !== null : unlike.sent && !unlike.sending
  const notes = (
    <>
      {shown === undefined || sending ? null : (
        <div ref={takeLostFocus} tabIndex={-1}>
          <FormNotes state={shown.answer} sent={shown.sent ? shown.done : null} />
        </div>
      )}
      {isUndoable && last !== '' ? (
        <like.Form method="post">
          <input {...like.nameField} />
          <input type="hidden" name="id" value={last} />
          <SubmitButton look="secondary" busy={like.sending} busyLabel={t('progress.sending')}>
            {t('actions.undo')}
          </SubmitButton>
        </like.Form>
      ) : null}
    </>
  )
  if (posts.length === 0)
    return (
      <>
        {notes}
        <EmptyState title={t('account:liked.empty')}>
          <ButtonLink href={pathFor('blog', language)}>{t('shell.nav.blog')}</ButtonLink>
        </EmptyState>
      </>
    )
  const path = pathFor('accountSection', language, { key: 'liked-articles' })
  const hrefOf = (number: number) => path + (number > 1 ? `?page=${number}` : '')
  return (
    <>
      {notes}
      <div className={styles.posts}>
        {posts.map((post) => (
          <div key={post.id} className={styles.post}>
            <PostCards posts={[post]} heading="h2" />
            <unlike.Form method="post" onSubmit={(event) => (sending ? event.preventDefault() : setLast(post.id))}>
              <input {...unlike.nameField} />
              <input type="hidden" name="id" value={post.id} />
              <SubmitButton
                look="secondary"
                busy={unlike.sending && last === post.id}
                busyLabel={t('progress.sending')}
                aria-label={t('account:liked.unlikeNamed', { title: post.title })}
              >
                {t('account:liked.unlike')}
              </SubmitButton>
            </unlike.Form>
          </div>
        ))}
      </div>
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
