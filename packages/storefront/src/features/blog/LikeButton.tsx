import { useEffect, useState } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { hasSession } from '@otosafi/domain/session/has-session'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { HiddenText } from '@otosafi/ui/hidden-text/HiddenText'
import { Wrap } from '@otosafi/ui/section/Section'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { LIKE, UNLIKE } from '../../parts/posts/like-forms.ts'
import { browserApi } from '../../request/browser-api.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './ArticleView.module.css'

/** As many liked articles as the API lists at once. */
const LIMIT = 48

/**
 * Likes the article `id`, which `likes` readers liked when the page was made, or takes that back; the number is on the
 * button. A form without script.
 */
export function LikeButton({ id, likes }: { id: string; likes: number }) {
  const { t } = useTexts()
  const { Form, data, state } = useFetcher<FormState>({ key: `form-${LIKE}-${id}` })
  // The result on the page that follows without script.
  const answered = useActionData<FormState>()
  const { search } = useLocation()
  const wasLiked = useLikedBefore(id)
  // The last press that was taken: one that was refused later changes nothing.
  const [taken, setTaken] = useState<FormState | null>(null)
  if (data?.sent && data !== taken) setTaken(data)
  const justSent = taken?.form ?? new URLSearchParams(search).get(SENT)
  const isLiked = justSent === LIKE || (justSent !== UNLIKE && wasLiked)
  // The page may have been made before this visitor's press.
  const count = Number(taken?.values['likes'] ?? likes)
  const label = t(`reading:blog.${isLiked ? 'unlike' : 'like'}`)
  return (
    <Wrap>
      <FormNotes state={data?.sent ? null : (data ?? answered ?? null)} />
      <Form id={isLiked ? LIKE : UNLIKE} className={styles.share} method="post" preventScrollReset>
        <SubmitButton
          look="secondary"
          name={LIKE}
          value={isLiked ? UNLIKE : LIKE}
          busy={state !== 'idle'}
          busyLabel={t('progress.sending')}
        >
          {count > 0 ? t('reading:blog.counted', { label, n: count }) : label}
        </SubmitButton>
        <span role="status">
          <HiddenText>{count > 0 ? t('reading:blog.likes', { count }) : ''}</HiddenText>
        </span>
      </Form>
    </Wrap>
  )
}

/** Whether the account has the article among those that it likes; false for guests, and until that is known. */
function useLikedBefore(id: string): boolean {
  const { language } = useTexts()
  const [isLiked, setLiked] = useState(false)
  useEffect(() => {
    if (!hasSession(document.cookie)) return undefined
    const ending = new AbortController()
    const ask = async () => {
      const api = await browserApi(language)
      let isAmong = false
      for (let page = 1, last = 1; page <= last && !isAmong && !ending.signal.aborted; page += 1) {
        const { data } = await api.GET('/profile/liked-blogs', { params: { query: { page, limit: LIMIT } } })
        isAmong = data?.blogs.some((post) => post.id === id) ?? false
        last = data?.pageCount ?? 0
      }
      if (!ending.signal.aborted) setLiked(isAmong)
    }
    ask().catch(() => undefined)
    return () => ending.abort()
  }, [id, language])
  return isLiked
}
