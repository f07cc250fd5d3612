import type { FormEvent } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { PasswordField } from '@otosafi/ui/password-field/PasswordField'
import { TextLink } from '@otosafi/ui/text-link/TextLink'
import { PASSWORD_LENGTH } from '@otosafi/validators/password'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import type { SentForm } from '../../forms/use-form-state.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form to open an account, and the place on the page where it stands. */
export const SIGN_UP = 'sign-up'

/**
 * Name, contact, password and consent, whose policies open in a new tab, so that what is typed stays. `onPassword` receives
 * the typed one when the form is sent; `action` is its page's path where it stands on another one.
 */
export function SignUpForm({
  form: { Form, form, sending, state, keyField },
  action,
  onPassword,
}: {
  form: SentForm
  action?: string | undefined
  onPassword: (password: string) => void
}) {
  const { t, language } = useTexts()
  const field = (name: string) => fieldOfForm(SIGN_UP, name, state, t)
  const box = (name: string) => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, defaultChecked: Boolean(defaultValue) }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const password = new FormData(event.currentTarget).get('password')
    onPassword(typeof password === 'string' ? password : '')
  }
  return (
    <Form
      ref={form}
      id={SIGN_UP}
      className={styles.form}
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      onSubmit={submit}
    >
      <FormNotes state={state} />
      <TextField
        {...field('fullName')}
        label={t('account:signUp.fullName')}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        {...field('email')}
        label={t('account:signUp.email')}
        help={t('account:signUp.contactHelp')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <CountryPhoneField {...field('phone')} label={t('account:signUp.phone')} />
      <PasswordField
        {...field('password')}
        label={t('account:signIn.password')}
        help={t('validation.passwordMin', { count: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        showLabel={t('account:signIn.showPassword')}
        hideLabel={t('account:signIn.hidePassword')}
        required
      />
      <Checkbox
        {...box('terms')}
        label={t('account:signUp.consent')}
        help={
          <>
            <TextLink href={pathFor('privacyPolicy', language)} target="_blank">
              {t('forms.privacyPolicy')}
            </TextLink>
            {' · '}
            <TextLink href={pathFor('termsOfUse', language)} target="_blank">
              {t('forms.termsOfUse')}
            </TextLink>
          </>
        }
        required
      />
      <Checkbox {...box('newsletter')} label={t('account:signUp.newsletter')} />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.signingUp')}>
        {t('account:signUp.submit')}
      </SubmitButton>
    </Form>
  )
}
