import type { ReactNode } from 'react'

import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { useTexts } from '../texts/use-texts.ts'
import { type FieldOfForm, fieldOfForm } from './field-of-form.ts'
import { FormNotes } from './FormNotes.tsx'
import { PrivacyLink } from './PrivacyLink.tsx'
import { useFormState } from './use-form-state.ts'

import styles from './BoxedForm.module.css'

/** The texts around a form's fields. */
export type FormTexts = {
  title: string
  text: string
  /** Shown after success. */
  sent: string
  /** The consent that sending gives. */
  consent: string
  submit: string
}

/**
 * A form in a box: title, result, fields (`children`) and consent. `name` is the form's, `action` the page that handles it.
 * Its values are stored on the device until the server has them.
 */
export function BoxedForm({
  name,
  action,
  texts,
  heading: Heading = 'h2',
  children,
}: {
  name: string
  action: string
  texts: FormTexts
  heading?: 'h2' | 'h3'
  children: (field: (name: string) => FieldOfForm) => ReactNode
}) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(name)
  return (
    <Form ref={form} id={name} className={styles.form} method="post" action={action} data-kept="" noValidate>
      <Heading>{texts.title}</Heading>
      <p className={styles.text}>{texts.text}</p>
      <FormNotes state={answer} sent={sent ? texts.sent : null} />
      {children((field) => fieldOfForm(name, field, answer, t))}
      <p className={styles.text}>
        {texts.consent} <PrivacyLink />
      </p>
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
