import { REMEMBERED_DAYS } from '@otosafi/domain/session/lifetimes'
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

/** Name of the sign-in form, and its anchor on the page. */
export const SIGN_IN = 'sign-in'

/**
 * E-mail or number, password, and "remember me". It is sent to the sign-in page, whose address holds the return address:
 * `action` is its path where the form stands on another page. `identifier` is filled in already.
 */
export function SignInForm({ action, identifier }: { action?: string; identifier?: string }) {
  const { t } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(SIGN_IN)
  const attempt = useAttempt(state)
  const field = (name: string) => fieldOfForm(SIGN_IN, name, state, t)
  const password = field('password')
  const isWrong = state?.problem === 'invalid_credentials'
  return (
    <Form
      ref={form}
      id={SIGN_IN}
      className={styles.form}
      method="post"
      {...(action !== undefined && { action })}
      noValidate
    >
      {isWrong ? (
        <ErrorSummary
          key={attempt}
          title={t('errors.problem.invalid_credentials')}
          problems={[{ id: password.id, text: t('account:signIn.again') }]}
        />
      ) : (
        <FormNotes state={state} />
      )}
      {sent && state === null ? <CookiesRefused /> : null}
      <TextField
        {...field('identifier')}
        defaultValue={state?.values['identifier'] ?? identifier}
        label={t('account:signIn.identifier')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PasswordField
        {...password}
        error={isWrong ? t('account:signIn.again') : password.error}
        label={t('account:signIn.password')}
        autoComplete="current-password"
        showLabel={t('account:signIn.showPassword')}
        hideLabel={t('account:signIn.hidePassword')}
        required
      />
      <Checkbox
        name="rememberMe"
        label={t('account:signIn.rememberMe')}
        help={t('account:signIn.rememberMeHelp', { days: REMEMBERED_DAYS })}
        defaultChecked={Boolean(state?.values['rememberMe'])}
      />
      <SubmitButton busy={sending} busyLabel={t('progress.signingIn')}>
        {t('shell.nav.signIn')}
      </SubmitButton>
    </Form>
  )
}

/** Shown when the form came without the test cookie: this browser keeps no cookies. */
function CookiesRefused() {
  const { t } = useTexts()
  return (
    <p className={notes.refused} role="alert">
      <Icon icon={alert} />
      {t('account:signIn.cookies')}
    </p>
  )
}
