import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkNewPassword } from '../../forms/check-new-password.ts'
import { RESET } from './ResetForm.tsx'

/** Chooses a new password by the secret of a link. */
export function resetForm(token: string): FormDefinition<'password' | 'confirmation'> {
  return {
    form: RESET,
    fields: ['password', 'confirmation'],
    secrets: ['password', 'confirmation'],
    check: checkNewPassword,
    send: (api, { password }) => api.POST('/auth/reset-password', { body: { token, password } }),
  }
}
