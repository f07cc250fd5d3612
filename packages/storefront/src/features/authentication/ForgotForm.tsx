import { RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form that asks for a link to choose a new password. */
export const FORGOT = 'forgot-password'

/** By what the account is known whose password is forgotten. */
export function ForgotForm() {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(FORGOT)
  return (
    <Form ref={form} id={FORGOT} className={styles.form} method="post" noValidate>
      <FormNotes state={answer} sent={sent ? t('account:forgot.sent', { minutes: RESET_LINK_MINUTES }) : null} />
      <TextField
        {...fieldOfForm(FORGOT, 'identifier', answer, t)}
        label={t('account:signIn.identifier')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('account:forgot.submit')}
      </SubmitButton>
    </Form>
  )
}
