import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CHANGE_PASSWORD } from './form-names.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { PASSWORD_RULES } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The current password, and a new one in its place. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, field, nameField } = useCheckedForm(PASSWORD_RULES)
  return (
    <Form ref={form} id={CHANGE_PASSWORD} className={styles.form} method="post" noValidate>
      <FormNotes state={answer} sent={sent ? t('success.passwordChanged') : null} />
      <OwnPassword username={username} field={field('currentPassword')} />
      <NewPasswordFields field={field} />
      <p className={styles.text}>{t('account:password.lead')}</p>
      <input {...nameField} />
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('account:password.title')}
      </SubmitButton>
    </Form>
  )
}
