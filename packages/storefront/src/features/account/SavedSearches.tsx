import { useFetcher, useLocation } from 'react-router'

import type { SavedSearch } from '@otosafi/api-client/schema'
import { MAX_SAVED_SEARCHES } from '@otosafi/domain/alerts/vocabulary'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { SAVE_SEARCH } from '../../navigation/save-search-path.ts'
import { PACE } from '../../session/save-search.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CHANGE_SEARCH, DELETE_SEARCH, FAVOURITE_ALERTS, PAUSE_SEARCH } from './form-names.ts'
import { type Reach, SavedSearchBox } from './SavedSearchBox.tsx'
import { PACE_NAMES } from './search-forms.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLastForm } from './use-last-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The saved searches, what is to be saved yet, and the switch for alerts about favourites. */
export function SavedSearches({
  searches,
  reach,
  favouriteAlerts,
}: {
  searches: readonly SavedSearch[]
  reach: Reach
  favouriteAlerts: boolean
}) {
  const { t, language } = useTexts()
  return (
    <>
      <SearchNotes />
      <SearchToSave />
      {searches.length >= MAX_SAVED_SEARCHES ? <p>{t('account:searches.full', { most: MAX_SAVED_SEARCHES })}</p> : null}
      {searches.length > 0 ? (
        searches.map((search) => <SavedSearchBox key={search.id} search={search} reach={reach} />)
      ) : (
        <EmptyState title={t('account:searches.empty.title')} text={t('account:searches.empty.text')}>
          <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        </EmptyState>
      )}
      <FavouriteAlerts isOn={favouriteAlerts} />
    </>
  )
}

/** The status message of the last form sent. */
function SearchNotes() {
  const { t } = useTexts()
  const { search } = useLocation()
  const { data } = useFetcher<FormState>({ key: `form-${SAVE_SEARCH}` })
  const named = data?.values[PACE] ?? new URLSearchParams(search).get(PACE)
  const pace = PACE_NAMES.find((each) => each === named && each !== 'daily')
  const saved =
    pace === undefined
      ? t('account:searches.saved')
      : t('account:searches.savedAs', { pace: t(`account:searches.pace.${pace}`) })
  const shown = useLastForm([
    { ...useFormState(SAVE_SEARCH), done: saved },
    { ...useFormState(CHANGE_SEARCH), done: t('account:profile.saved') },
    { ...useFormState(PAUSE_SEARCH), done: t('account:profile.saved') },
    { ...useFormState(DELETE_SEARCH), done: t('account:searches.deleted') },
    { ...useFormState(FAVOURITE_ALERTS), done: t('account:profile.saved') },
  ])
  if (shown === undefined || shown.sending) return null
  return <FormNotes state={shown.answer} sent={shown.sent ? shown.done : null} />
}

/** Asks before a search is saved that somebody comes with: its form is the address itself. */
function SearchToSave() {
  const { t } = useTexts()
  const { Form, sending, sent } = useFormState(SAVE_SEARCH)
  const { pathname, search } = useLocation()
  if (sent || !new URLSearchParams(search).has(SAVE_SEARCH)) return null
  return (
    <Form method="post" action={pathname + search} className={styles.form}>
      <h2>{t('account:searches.save.title')}</h2>
      <p className={styles.text}>{t('account:searches.save.text')}</p>
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('account:searches.save.submit')}
      </SubmitButton>
    </Form>
  )
}

function FavouriteAlerts({ isOn }: { isOn: boolean }) {
  const { t } = useTexts()
  const { Form, sending, nameField } = useAccountForm(FAVOURITE_ALERTS)
  return (
    <Form method="post" className={styles.form}>
      <h2>{t('account:searches.favourites.title')}</h2>
      <p className={styles.text}>{t('account:searches.favourites.text')}</p>
      <input {...nameField} />
      <input type="hidden" name="on" value={String(!isOn)} />
      <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.saving')}>
        {isOn ? t('account:searches.favourites.off') : t('account:searches.favourites.on')}
      </SubmitButton>
    </Form>
  )
}
