import { type ActionFunctionArgs, redirectDocument } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateIdentifier } from '@otosafi/validators/identifier'

import { answerIssues, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { SENT } from '../../forms/form-state.ts'
import { returnAddress } from '../../session/return-address.ts'
import { visitorRequest } from '../../session/visitor-request.ts'
import { SIGN_IN } from './SignInForm.tsx'
import { SIGN_OUT } from './SignOutForm.tsx'

const SEE_OTHER = 303

/** A cookie that shows, by coming back, that this browser keeps such cookies as a session is made of. */
const PROBE = 'cookies'
export const PROBE_COOKIE = `${PROBE}=1; Path=/; HttpOnly; Secure; SameSite=Lax`

/**
 * Opens a session, whose cookies come with the way on, as a document of its own: whatever this browser has loaded was a
 * guest's. The password is taken as it was typed and never given back. A browser that may not keep cookies is led back to
 * the form, which then says so, and not to a page that would send it there without a word.
 */
export async function answerSignIn(args: ActionFunctionArgs) {
  const { api, url, language, headers } = visitorRequest(args)
  const sent = await args.request.formData()
  const values = { identifier: textOf(sent, 'identifier').trim(), rememberMe: textOf(sent, 'rememberMe') }
  const password = textOf(sent, 'password')
  const issues = checkAll({
    identifier: validateIdentifier(values.identifier, edition.phone),
    password: validateCurrentPassword(password),
  })
  if (Object.keys(issues).length > 0) return answerIssues({ form: SIGN_IN, values, issues })
  const { error, response } = await api.POST('/auth/login', {
    body: { identifier: values.identifier, password, rememberMe: values.rememberMe !== '', session: 'cookie' },
  })
  const refusal = refusalOf({ form: SIGN_IN, values }, { error, response })
  if (refusal) return refusal
  const keepsCookies = new RegExp(`(?:^|;\\s*)${PROBE}=1`).test(args.request.headers.get('cookie') ?? '')
  if (!keepsCookies) url.searchParams.set(SENT, SIGN_IN)
  const target = keepsCookies ? returnAddress(url.searchParams, language) : url.pathname + url.search
  throw redirectDocument(target, { status: SEE_OTHER, headers: headers() })
}

/** Ends the session and leads home, as a document of its own, so that nothing of the account stays in this browser. */
export async function answerSignOut(args: ActionFunctionArgs) {
  const { api, language, headers } = visitorRequest(args)
  const { error, response } = await api.POST('/auth/logout')
  const refusal = refusalOf({ form: SIGN_OUT, values: {} }, { error, response })
  if (refusal) return refusal
  const leaving = headers()
  const cleared = response.headers.get('clear-site-data')
  if (cleared !== null) leaving.set('clear-site-data', cleared)
  throw redirectDocument(pathFor('home', language), { status: SEE_OTHER, headers: leaving })
}
