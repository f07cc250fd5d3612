import type { ActionFunctionArgs } from 'react-router'

import { validateEmail } from '@otosafi/validators/email'

import { answerForm, answerLink, type FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { pageRequest } from '../../request/page-request.ts'
import { VERIFY, VERIFY_AGAIN } from './VerifyLink.tsx'

/** Asks for another link; the answer is the same whether or not an account waits for it (P-29). */
const AGAIN_FORM: FormDefinition<'email'> = {
  form: VERIFY_AGAIN,
  fields: ['email'],
  check: ({ email }) => checkAll({ email: validateEmail(email) }),
  send: (api, { email }) => api.POST('/auth/verification-links', { body: { email } }),
}

/** Redeems the link by which an account's address is verified, or sends another one. */
export async function answerVerification(args: ActionFunctionArgs) {
  const sent = await args.request.clone().formData()
  if (sent.has('email')) return answerForm(args, AGAIN_FORM)
  const { api } = pageRequest(args)
  return answerLink(VERIFY, api.POST('/auth/verification', { body: { token: args.params['token'] ?? '' } }))
}
