import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { writeListingQuery } from '@otosafi/domain/listing/query-string'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { SAVED_SEARCHES, saveSearchPath } from '../../navigation/save-search-path.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './SaveSearch.module.css'

/** The marker of a session in the readable cookies. */
const SESSION = /(?:^|; )(?:__Host-)?session=/

/** Link and button take each other's place, and the focus with it. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Saves the search in one tap: a plain form, which leads a guest to sign in. For who is signed in script sends it without
 * leaving the page, and says at once that it is saved; a refusal takes that back and leads to the account, which says why.
 */
export function SaveSearch({ query: { filters } }: { query: ListingQuery }) {
  const { t, language } = useTexts()
  const query = writeListingQuery({ filters, sort: 'newest', page: 1 }).toString()
  const path = saveSearchPath(query, language)
  const { submit, state, data } = useFetcher<FormState>({ key: path })

  function send(event: SubmitEvent<HTMLFormElement>): void {
    if (!SESSION.test(document.cookie)) return
    event.preventDefault()
    void submit(null, { method: 'post', action: path })
  }
  return (
    <form method="post" action={path} className={styles.form} onSubmit={data === undefined ? send : undefined}>
      {state !== 'idle' || data?.sent ? (
        <span role="status">
          <a ref={takeFocus} href={pathFor('accountSection', language, { key: SAVED_SEARCHES })}>
            {t('listing.saved')}
          </a>
        </span>
      ) : (
        <button ref={data && takeFocus} type="submit" className={styles.save}>
          {t('listing.save')}
        </button>
      )}
    </form>
  )
}
