import type { Booking } from '@otosafi/api-client/schema'
import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { Button } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { takeLostFocus } from '../../forms/take-lost-focus.ts'
import { useFormState } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { STEP } from '../contact-verification/code-fields.ts'
import { CodeForm } from '../contact-verification/CodeForm.tsx'
import { restoreStep } from '../contact-verification/restore-step.ts'
import { CONTACT, IDENTIFIER, OTHER } from './contact-fields.ts'

import styles from './Appointment.module.css'

/**
 * Where messages of a booking or visit go, and the form by which they go elsewhere: a code verifies it, as everywhere (P-28).
 * `kept` is the step of the code at which its page was loaded again.
 */
export function ContactBox({ contact, kept }: { contact: Booking['contact']; kept?: FormState | undefined }) {
  const { t } = useTexts()
  const sent = restoreStep(useFormState(CONTACT), kept)
  const { Form, form, sending, state, code, keyField } = sent
  if (contact === null) return null
  const mark = <input type="hidden" name={CONTACT} value={CONTACT} />
  return (
    <div className={styles.reach} {...(code === null && { id: CONTACT })}>
      <FormNotes state={null} sent={sent.sent ? t('booking:reach.done') : null} />
      <p className={styles.note}>{t('booking:reach.now', { contact: contact.hint })}</p>
      {contact.changeable ? (
        <Disclosure summary={t('booking:reach.title')} open={state !== null}>
          {code === null ? (
            <Form ref={form} className={styles.form} method="post" noValidate>
              <FormNotes state={state} />
              <p>{t('booking:reach.text', { digits: OTP_DIGITS })}</p>
              <TextField
                {...fieldOfForm(CONTACT, IDENTIFIER, state, t)}
                ref={state === null ? undefined : takeLostFocus}
                label={t('booking:reach.label')}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
              />
              {mark}
              <input {...keyField} />
              <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
                {t('account:profile.sendCode')}
              </SubmitButton>
            </Form>
          ) : (
            <CodeForm name={CONTACT} form={sent} code={code} heading="h3">
              {mark}
              <Button type="submit" look="quiet" name={STEP} value={OTHER}>
                {t('account:code.other')}
              </Button>
            </CodeForm>
          )}
        </Disclosure>
      ) : (
        <FormNotes state={state} />
      )}
    </div>
  )
}
