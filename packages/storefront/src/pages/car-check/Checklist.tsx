import { useEffect, useRef, useState } from 'react'

import { hasSession } from '@otosafi/domain/session/has-session'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { CHECKLIST, DIFFERENCES } from '../../features/car/checklist-fields.ts'
import { checklistGroups, type ChecklistSheet } from '../../features/car/checklist-items.ts'
import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { PrivacyLink } from '../../forms/PrivacyLink.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChecklistWords } from './checklist-words.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import { useStoredChecklist } from './use-stored-checklist.ts'

import styles from './Checklist.module.css'

/**
 * A car's report as a form that one walks through before the car: what does not match is sent to the team. Marks stay on the
 * device, and what is sent without a connection waits there (P-59). `title` names it among what waits.
 */
export function Checklist({
  car,
  title,
  address,
  sheet,
  words,
}: {
  /** The car's id. */
  car: string
  title: string
  /** Path of the car's page. */
  address: string
  sheet: ChecklistSheet
  words: ChecklistWords
}) {
  const { t } = useTexts()
  const { Form, form, sending, sent, state, keyField } = useFormState(CHECKLIST)
  const isSignedIn = useSignedIn()
  useStoredChecklist(form, car)
  const field = (name: string) => fieldOfForm(CHECKLIST, name, state, t)
  const list = field(DIFFERENCES)
  return (
    <Form
      ref={form}
      id={CHECKLIST}
      className={styles.form}
      method="post"
      action={`${address}/check`}
      data-kept={title}
      noValidate
    >
      {sent ? <Sent address={address} words={words} /> : null}
      {/* The form stays: what watches over its sending reads there that it was taken. */}
      <div hidden={sent}>
        <FormNotes state={state} />
        {list.error === undefined ? null : (
          <p>{state?.issues[DIFFERENCES]?.code === 'option' ? words.nothing : list.error}</p>
        )}
        {checklistGroups(sheet, t).map((group, at) => (
          <section key={group.key} id={at === 0 ? list.id : undefined}>
            <h2>{group.key === 'papers' ? t('car.section.papers') : words[group.key]}</h2>
            <ChecklistItems items={group.items} sheet={sheet} words={words} address={address} field={field} />
          </section>
        ))}
        <section>
          <h2>{words.send}</h2>
          <div className={styles.item}>
            {isSignedIn ? <p>{words.account}</p> : null}
            <TextField
              {...field('name')}
              label={t('contact.form.name')}
              autoComplete="name"
              maxLength={100}
              required={!isSignedIn}
            />
            <TextField
              {...field('email')}
              label={t('contact.form.email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required={!isSignedIn}
            />
            <CountryPhoneField {...field('phone')} label={t('contact.form.phone')} mark={t('forms.optional')} />
            <p>
              {t('contact.form.consent')} <PrivacyLink />
            </p>
            <input {...keyField} />
            <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
              {words.submit}
            </SubmitButton>
          </div>
        </section>
      </div>
    </Form>
  )
}

/** Whether there may be a session, which only the browser knows: the page is the same for everybody. */
function useSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(hasSession(document.cookie)), [])
  return isSignedIn
}

/** Takes the place of the list once it was sent, and the focus: the button that sent it is gone. */
function Sent({ address, words }: { address: string; words: ChecklistWords }) {
  const { t } = useTexts()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div ref={said} className={styles.item} tabIndex={-1} role="status">
      <h2>{words.sentTitle}</h2>
      <p>{words.sent}</p>
      <p>
        <a href={`${address}/report`}>{t('routes:carReport')}</a>
      </p>
      <p>
        <a href={`${address}/check`}>{words.again}</a>
      </p>
    </div>
  )
}
