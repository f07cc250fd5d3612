import type { ActionFunctionArgs } from 'react-router'

import { validateEmail } from '@otosafi/validators/email'

import { answerForm, type FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { checkNewPassword } from '../../forms/check-new-password.ts'
import { pageRequest } from '../../request/page-request.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { VERIFY, VERIFY_AGAIN } from './VerifyLink.tsx'

/** Asks for another link; the answer is the same whether or not an account waits for it (P-29). */
const AGAIN_FORM: FormDefinition<'email'> = {
  form: VERIFY_AGAIN,
  fields: ['email'],
  check: ({ email }) => checkAll({ email: validateEmail(email) }),
  send: (api, { email }, header) => api.POST('/auth/verification-links', { params: { header }, body: { email } }),
}

/** Redeems the link by the secret of its address. Who is shown no fields for a password is signed in, and needs none. */
function verifyForm(token: string, asksPassword: boolean): FormDefinition<'password' | 'confirmation'> {
  return {
    form: VERIFY,
    fields: ['password', 'confirmation'],
    secrets: ['password', 'confirmation'],
    check: (typed) => (asksPassword ? checkNewPassword(typed) : {}),
    send: (api, { password }) => api.POST('/auth/verification', { body: { token, ...(asksPassword && { password }) } }),
  }
}

/** Redeems the link by which an account's address is verified, or sends another one. */
export async function answerVerification(args: ActionFunctionArgs) {
  const sent = await args.request.clone().formData()
  if (sent.has('email')) return answerForm(args, AGAIN_FORM)
  const { api } = await signedInUser(args)
  const { url } = pageRequest(args)
  return answerForm(args, verifyForm(args.params['token'] ?? '', sent.has('password')), {
    api,
    url,
  })
}
