import type { SavedSearch, User } from '@otosafi/api-client/schema'
import { MAX_SEARCH_NAME } from '@otosafi/domain/alerts/vocabulary'
import { QUIET_HOURS } from '@otosafi/domain/messages/quiet-hours'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CHANGE_SEARCH, DELETE_SEARCH, PAUSE_SEARCH } from './form-names.ts'
import { OPEN_SEARCH } from './open-search.ts'
import { type Pace, PACE_NAMES, PACES } from './search-forms.ts'
import { useAccountForm } from './use-account-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** How a user can be reached. */
export type Reach = Pick<User, 'emailVerified' | 'phoneVerified'>

/** A saved search: its cars, and what can be changed about it. */
export function SavedSearchBox({ search, reach }: { search: SavedSearch; reach: Reach }) {
  const { t, language } = useTexts()
  const { id, name, label, total, fresh, paused } = search
  const pausing = useAccountForm(PAUSE_SEARCH)
  const deleting = useAccountForm(DELETE_SEARCH)
  const { state } = useAccountForm(CHANGE_SEARCH)
  const refused = state?.values['id'] === id ? state : null
  const section = pathFor('accountSection', language, { key: SAVED_SEARCHES })
  return (
    <section className={styles.form}>
      <h2 dir={name === null ? undefined : 'auto'}>{name ?? label}</h2>
      {name === null ? null : <p className={styles.text}>{label}</p>}
      <p>
        <span>{t('listing.results', { count: total })}</span>{' '}
        {fresh === 0 ? null : (
          <span>
            <Badge tone="accent">{t('account:searches.fresh', { count: fresh })}</Badge>{' '}
          </span>
        )}
        {paused ? <Badge tone="plain">{t('account:searches.paused')}</Badge> : null}
      </p>
      <ButtonLink look="secondary" href={`${section}?${OPEN_SEARCH}=${id}`}>
        {t('account:searches.open')}
      </ButtonLink>
      <Disclosure summary={t('account:searches.change')} open={refused !== null}>
        <ChangeForm search={search} reach={reach} refused={refused} />
        <pausing.Form method="post">
          <input {...pausing.nameField} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="paused" value={String(!paused)} />
          <SubmitButton look="quiet" busy={pausing.sending} busyLabel={t('progress.saving')}>
            {paused ? t('account:searches.resume') : t('account:searches.pause')}
          </SubmitButton>
        </pausing.Form>
        <deleting.Form method="post">
          <input {...deleting.nameField} />
          <input type="hidden" name="id" value={id} />
          <SubmitButton look="danger" busy={deleting.sending} busyLabel={t('progress.deleting')}>
            {t('account:searches.delete', { name: name ?? label })}
          </SubmitButton>
        </deleting.Form>
      </Disclosure>
    </section>
  )
}

/** Name, pace and channel of a search; `refused` is the answer to the last attempt to change it. */
function ChangeForm({ search, reach, refused }: { search: SavedSearch; reach: Reach; refused: FormState | null }) {
  const { t } = useTexts()
  const { Form, sending, nameField } = useAccountForm(CHANGE_SEARCH)
  // Each search has such a form: the errors lead to the fields of the one that was sent.
  const prefix = refused === null ? `${CHANGE_SEARCH}-${search.id}` : CHANGE_SEARCH
  const field = (name: string) => fieldOfForm(prefix, name, refused, t)
  const paces = PACE_NAMES.filter((pace) => {
    const { channel } = PACES[pace]
    return channel === 'email' ? reach.emailVerified : reach.phoneVerified
  })
  return (
    <Form method="post" className={styles.fields}>
      <TextField
        {...field('name')}
        label={t('account:searches.name')}
        help={t('account:searches.nameHelp')}
        defaultValue={refused?.values['name'] ?? search.name ?? ''}
        maxLength={MAX_SEARCH_NAME}
      />
      <SelectField
        {...field('pace')}
        label={t('account:searches.alerts')}
        help={t('account:searches.paceHelp', QUIET_HOURS)}
        defaultValue={refused?.values['pace'] ?? paceOf(search)}
        options={paces.map((value) => ({ value, label: t(`account:searches.pace.${value}`) }))}
      />
      <input {...nameField} />
      <input type="hidden" name="id" value={search.id} />
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('actions.save')}
      </SubmitButton>
    </Form>
  )
}

function paceOf({ frequency, channel }: SavedSearch): Pace | undefined {
  return PACE_NAMES.find((pace) => PACES[pace].frequency === frequency && PACES[pace].channel === channel)
}
