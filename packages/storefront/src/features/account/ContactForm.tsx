import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { PhoneField } from '@otosafi/ui/phone-field/PhoneField'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { CodeForm } from '../../parts/contact-verification/CodeForm.tsx'
import { restoreStep } from '../../parts/contact-verification/restore-step.ts'
import { CALLING_CODE } from '../../parts/phone/calling-code.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { useAccountForm } from './use-account-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * A new address or number, which takes the password, and the place of the present one once its code is typed. `present` and
 * `pending` are those that the account has and waits for, `kept` the step of a code at which its page was loaded again.
 */
export function ContactForm({
  channel,
  present,
  pending,
  username,
  kept,
}: {
  channel: 'email' | 'phone'
  present: string | null
  pending: string | null
  username: string
  kept?: FormState | undefined
}) {
  const { t } = useTexts()
  const account = restoreStep(useAccountForm(channel), kept)
  const { Form, form, sending, sent, answer, code, field, nameField, keyField } = account
  if (code !== null && !sent)
    return (
      <CodeForm name={channel} form={account} code={code}>
        <input {...nameField} />
      </CodeForm>
    )
  const shown = (contact: string) => (channel === 'email' ? contact : formatPhone(contact, edition.phone))
  const filled = { ...field(channel), defaultValue: answer?.values[channel] ?? pending ?? '' }
  return (
    <Form ref={form} id={channel} className={styles.form} method="post" noValidate>
      <h2>{t(channel === 'email' ? 'account:overview.email' : 'account:overview.phone')}</h2>
      <FormNotes
        state={answer}
        sent={sent ? t(channel === 'email' ? 'success.accountVerified' : 'success.phoneVerified') : null}
      />
      {present === null ? null : (
        <p className={styles.text}>{t('account:profile.present', { contact: shown(present) })}</p>
      )}
      {pending === null ? null : (
        <p className={styles.text}>{t('account:profile.pending', { contact: shown(pending) })}</p>
      )}
      {channel === 'email' ? (
        <TextField
          {...filled}
          label={t('account:profile.newEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      ) : (
        <PhoneField {...filled} label={t('account:profile.newPhone')} prefix={CALLING_CODE} />
      )}
      <OwnPassword username={username} field={field('currentPassword')} />
      <input {...nameField} />
      <input {...keyField} />
      <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.sending')}>
        {t('account:profile.sendCode')}
      </SubmitButton>
    </Form>
  )
}
