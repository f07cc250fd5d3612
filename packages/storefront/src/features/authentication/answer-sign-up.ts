import type { ActionFunctionArgs } from 'react-router'

import { edition } from '#edition'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { isBlank } from '@otosafi/validators/is-blank'
import { validateMobile } from '@otosafi/validators/mobile'
import { optional } from '@otosafi/validators/optional'
import { validatePassword } from '@otosafi/validators/password'
import { validateTerms } from '@otosafi/validators/terms'

import { answer, answerIssues, keyOf, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { answerCode, askedCode } from '../../parts/contact-verification/answer-code.ts'
import { keepStep } from '../../parts/contact-verification/keep-step.ts'
import { pageRequest } from '../../request/page-request.ts'
import { SIGN_UP } from './SignUpForm.tsx'

/**
 * Opens an account, or takes the code that was sent to verify its address or number; the answer says which step is next, and
 * that of the code is kept.
 */
export function answerSignUp(args: ActionFunctionArgs) {
  return keepStep(args, { form: SIGN_UP }, answerStep(args))
}

async function answerStep(args: ActionFunctionArgs) {
  const { api } = pageRequest(args)
  const sent = await args.request.formData()
  const key = await keyOf(sent, args)
  const step = await answerCode(SIGN_UP, sent, { api, key })
  if (step !== null) return step
  const typed = (field: string) => textOf(sent, field).trim()
  const values = {
    fullName: typed('fullName'),
    email: typed('email'),
    phone: typed('phone'),
    terms: typed('terms'),
    newsletter: typed('newsletter'),
  }
  const { fullName, email, phone } = values
  const password = textOf(sent, 'password')
  const issues = checkAll({
    fullName: validateFullName(fullName),
    email: isBlank(email) && isBlank(phone) ? { code: 'identifier', values: {} } : optional(validateEmail)(email),
    phone: optional(validateMobile)(phone, edition.phone),
    password: validatePassword(password),
    terms: validateTerms(values.terms !== ''),
  })
  if (Object.keys(issues).length > 0) return answerIssues({ form: SIGN_UP, values, issues })
  const {
    data: asked,
    error,
    response,
  } = await api.POST('/auth/sign-up', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      fullName,
      ...(email === '' ? {} : { email }),
      ...(phone === '' ? {} : { phone }),
      password,
      consent: true,
      newsletter: values.newsletter !== '',
    },
  })
  const refusal = refusalOf({ form: SIGN_UP, values }, { error, response })
  if (refusal || asked === undefined) return refusal ?? answer({ form: SIGN_UP, values })
  const { proofId, channel, resendAfter } = asked
  const destination = channel === 'email' ? email : phone
  return answer({ form: SIGN_UP, code: askedCode({ proofId, channel, destination, resendAfter, again: false }) })
}
