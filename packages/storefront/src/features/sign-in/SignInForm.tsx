import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { ErrorSummary } from '@otosafi/ui/error-summary/ErrorSummary'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { Icon } from '@otosafi/ui/icon/Icon'
import { alert } from '@otosafi/ui/icon/icons'
import { PasswordField } from '@otosafi/ui/password-field/PasswordField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes, useAttempt } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'
import notes from '../../forms/FormNotes.module.css'

/** Name of the form to sign in, and the place on the page where it stands. */
export const SIGN_IN = 'sign-in'

/** E-mail or number, password, and how long to stay: sent to the page itself, whose address says where to go on. */
export function SignInForm() {
  const { t } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(SIGN_IN)
  const attempt = useAttempt(state)
  const field = (name: string) => fieldOfForm(SIGN_IN, name, state, t)
  const password = field('password')
  const isWrong = state?.problem === 'invalid_credentials'
  return (
    <Form ref={form} id={SIGN_IN} className={styles.form} method="post" noValidate>
      {isWrong ? (
        <ErrorSummary
          key={attempt}
          title={t('errors.problem.invalid_credentials')}
          problems={[{ id: password.id, text: t('signIn.again') }]}
        />
      ) : (
        <FormNotes state={state} sent={null} />
      )}
      {sent && state === null ? <CookiesRefused /> : null}
      <TextField
        {...field('identifier')}
        label={t('signIn.identifier')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PasswordField
        {...password}
        error={isWrong ? t('signIn.again') : password.error}
        label={t('signIn.password')}
        autoComplete="current-password"
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        required
      />
      <Checkbox
        name="rememberMe"
        label={t('signIn.rememberMe')}
        help={t('signIn.rememberMeHelp')}
        defaultChecked={Boolean(state?.values['rememberMe'])}
      />
      <SubmitButton busy={sending} busyLabel={t('progress.signingIn')}>
        {t('shell.nav.signIn')}
      </SubmitButton>
    </Form>
  )
}

/** The form was taken, and yet one stands before it again: this browser keeps no cookies. */
function CookiesRefused() {
  const { t } = useTexts()
  return (
    <p className={notes.refused} role="alert">
      <Icon icon={alert} />
      {t('signIn.cookies')}
    </p>
  )
}
