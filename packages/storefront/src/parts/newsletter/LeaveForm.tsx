import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form that asks for the link to leave the newsletter. */
export const LEAVE = 'leave-newsletter'

/** The address that the newsletter comes to. */
export function LeaveForm() {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(LEAVE)
  return (
    <Form ref={form} id={LEAVE} className={styles.form} method="post" noValidate>
      <FormNotes state={answer} sent={sent ? t('newsletter.leave.sent') : null} />
      <TextField
        {...fieldOfForm(LEAVE, 'email', answer, t)}
        label={t('newsletter.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('newsletter.leave.send')}
      </SubmitButton>
    </Form>
  )
}
