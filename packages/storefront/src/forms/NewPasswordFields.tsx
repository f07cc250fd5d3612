import { PasswordField } from '@otosafi/ui/password-field/PasswordField'
import { PASSWORD_LENGTH } from '@otosafi/validators/password'

import { useTexts } from '../texts/use-texts.ts'
import type { FieldOfForm } from './field-of-form.ts'

/** A new password, typed twice alike (P-30). */
export function NewPasswordFields({ field }: { field: (name: string) => FieldOfForm }) {
  const { t } = useTexts()
  const eyes = { showLabel: t('account:signIn.showPassword'), hideLabel: t('account:signIn.hidePassword') }
  return (
    <>
      <PasswordField
        {...field('password')}
        {...eyes}
        label={t('account:reset.password')}
        help={t('validation.passwordMin', { count: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('confirmation')}
        {...eyes}
        label={t('account:reset.confirmation')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
