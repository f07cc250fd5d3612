import { PasswordField } from '@otosafi/ui/password-field/PasswordField'

import type { FieldOfForm } from '../../forms/field-of-form.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The account's present password, without which what matters most is not changed (P-31). */
export function OwnPassword({ username, field }: { username: string; field: FieldOfForm }) {
  const { t } = useTexts()
  return (
    <>
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field}
        label={t('account:password.current')}
        autoComplete="current-password"
        showLabel={t('account:signIn.showPassword')}
        hideLabel={t('account:signIn.hidePassword')}
        required
      />
    </>
  )
}
