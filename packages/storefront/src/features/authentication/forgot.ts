import { edition } from '#edition'
import { validateDestination } from '@otosafi/validators/destination'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { FORGOT } from './ForgotForm.tsx'

/** Asks for a link; the answer is the same whether or not there is an account (P-29). */
export const FORGOT_FORM: FormDefinition<'identifier'> = {
  form: FORGOT,
  fields: ['identifier'],
  check: ({ identifier }) => checkAll({ identifier: validateDestination(identifier, edition.phone) }),
  send: (api, { identifier }, header) =>
    api.POST('/auth/forgot-password', { params: { header }, body: { identifier } }),
}
