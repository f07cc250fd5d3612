import { validateEmail } from '@otosafi/validators/email'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { LEAVE } from './LeaveForm.tsx'

/** Asks for the link to leave the newsletter; the answer is the same whether or not the address is subscribed (P-38). */
export const LEAVE_FORM: FormDefinition<'email'> = {
  form: LEAVE,
  fields: ['email'],
  check: ({ email }) => checkAll({ email: validateEmail(email) }),
  send: (api, { email }, header) => api.POST('/subscribers/unsubscribe-link', { params: { header }, body: { email } }),
}
