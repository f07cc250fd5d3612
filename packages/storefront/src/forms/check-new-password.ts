import { validatePassword } from '@otosafi/validators/password'
import { validatePasswordsMatch } from '@otosafi/validators/passwords-match'

import { checkAll } from './check-all.ts'

/** Errors of a new password, and of its repetition where the password itself is valid. */
export function checkNewPassword({ password, confirmation }: { password: string; confirmation: string }) {
  const issue = validatePassword(password)
  return checkAll({
    password: issue,
    confirmation: issue === null ? validatePasswordsMatch(password, confirmation) : null,
  })
}
