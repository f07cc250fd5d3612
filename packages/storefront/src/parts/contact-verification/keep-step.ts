import { type ActionFunctionArgs, data, redirect } from 'react-router'

import { CODE_MINUTES } from '@otosafi/domain/session/lifetimes'
import { isForData } from '@otosafi/framework-output/data/data-address'

import { type answer, textOf } from '../../forms/answer-form.ts'
import { keepsCookies } from '../../session/require-guest.ts'
import type { FormState } from '../../state/form-state.ts'
import { askedCodeOf } from './answer-code.ts'
import { CODE_STEP, STEP } from './code-fields.ts'

const OK = 200
const SEE_OTHER = 303
const COOKIE = 'code'
const KEPT = /(?:^|;\s*)code=([^;]+)/

/** Name of the kept field that says which form it is, and what was typed before the code and is needed after it. */
const FORM = 'form'
const TYPED = ['fullName', 'phone', 'email'] as const

type Answered = ReturnType<typeof answer>
type Asked = Pick<ActionFunctionArgs, 'request' | 'url'>

/**
 * Keeps the step of a code over a reload: in a cookie, since an address or number in the page's own address would be leaked to
 * others, and at an address of its own, to which a browser without script is redirected. Any other answer ends the step. `of`
 * tells it from that of another car or account.
 */
export async function keepStep({ request, url }: Asked, of: string, answering: Promise<Answered>): Promise<Answered> {
  const wasKept = KEPT.test(request.headers.get('cookie') ?? '')
  const answered = await answering.catch((thrown: unknown) => {
    if (wasKept && thrown instanceof Response) thrown.headers.append('set-cookie', cookieOf('', url))
    throw thrown
  })
  const { data: state, init } = answered
  const { form, code, sent, values } = state
  if (code === null && !wasKept) return answered
  if (code === null || sent) return withCookie(answered, cookieOf('', url))
  const { proofId, channel, destination, resendAt } = code
  const typed = Object.fromEntries(TYPED.map((field) => [field, values[field] ?? '']))
  const fields = { ...typed, [FORM]: nameOf(form, of), proofId, channel, destination, resendAt: String(resendAt) }
  const cookie = cookieOf(new URLSearchParams(fields).toString(), url)
  // That it was sent again, or is wrong, only this answer says.
  if (init?.status !== OK || code.again || isForData(request.url) || !keepsCookies(request))
    return withCookie(answered, cookie)
  const step = new URL(url)
  step.searchParams.set(STEP, CODE_STEP)
  throw redirect(step.pathname + step.search, { status: SEE_OTHER, headers: { 'set-cookie': cookie } })
}

/** The step of a form's code at which its page is loaded again; null where the address names none, or none is waited for. */
export function readStep({ request, url }: Asked, form: string, of = ''): FormState | null {
  if (url.searchParams.get(STEP) !== CODE_STEP) return null
  const fields = new URLSearchParams(KEPT.exec(request.headers.get('cookie') ?? '')?.[1])
  const code = askedCodeOf(fields)
  if (code === null || textOf(fields, FORM) !== nameOf(form, of)) return null
  const values = Object.fromEntries(TYPED.map((field) => [field, textOf(fields, field)]))
  return { form, sent: false, issues: {}, problem: null, values, code }
}

function nameOf(form: string, of: string): string {
  return `${form} ${of}`
}

/** The cookie with these fields, for as long as a code can be typed; none take it away. */
function cookieOf(fields: string, { protocol }: Pick<URL, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  const seconds = fields === '' ? 0 : CODE_MINUTES * 60
  return `${COOKIE}=${fields}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function withCookie({ data: state, init }: Answered, cookie: string): Answered {
  return data(state, { ...init, headers: { 'set-cookie': cookie } })
}
