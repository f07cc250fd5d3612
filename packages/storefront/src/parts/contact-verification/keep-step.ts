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
/** Begins the name of a cookie: each form has one, since a page may have several that wait for a code. */
const COOKIE = 'code-'

/** Name of the kept field that says which form it is, and what was typed before the code and is needed after it. */
const FORM = 'form'
const TYPED = ['fullName', 'phone', 'email'] as const

type Answered = ReturnType<typeof answer>
type Asked = Pick<ActionFunctionArgs, 'request' | 'url'>
/** Whose step it is: `of` tells that of a form from that of another car or account. */
type Step = { form: string; of?: string }

/**
 * Keeps the step of a code over a reload: in a cookie, since an address or number in the page's own address would be leaked to
 * others, and at an address of its own, to which a browser without script is redirected. Any other answer ends the step, and no
 * other one.
 */
export async function keepStep({ request, url }: Asked, step: Step, answering: Promise<Answered>): Promise<Answered> {
  const name = nameOf(step)
  const wasKept = textOf(keptFields(request, step), FORM) === name
  const over = cookieOf(step, '', url)
  const answered = await answering.catch((thrown: unknown) => {
    if (wasKept && thrown instanceof Response) thrown.headers.append('set-cookie', over)
    throw thrown
  })
  const { data: state, init } = answered
  const { code, sent, values } = state
  if (code === null && !wasKept) return answered
  if (code === null || sent) return withCookie(answered, over)
  const { proofId, channel, destination, resendAt } = code
  const typed = Object.fromEntries(TYPED.map((field) => [field, values[field] ?? '']))
  const fields = { ...typed, [FORM]: name, proofId, channel, destination, resendAt: String(resendAt) }
  const cookie = cookieOf(step, new URLSearchParams(fields).toString(), url)
  // That it was sent again, or is wrong, only this answer says.
  if (init?.status !== OK || code.again || isForData(request.url) || !keepsCookies(request))
    return withCookie(answered, cookie)
  const next = new URL(url)
  next.searchParams.set(STEP, CODE_STEP)
  throw redirect(next.pathname + next.search, { status: SEE_OTHER, headers: { 'set-cookie': cookie } })
}

/** The step of a form's code at which its page is loaded again; null where the address names none, or none is waited for. */
export function readStep({ request, url }: Asked, form: string, of = ''): FormState | null {
  if (url.searchParams.get(STEP) !== CODE_STEP) return null
  const fields = keptFields(request, { form })
  const code = askedCodeOf(fields)
  if (code === null || textOf(fields, FORM) !== nameOf({ form, of })) return null
  const values = Object.fromEntries(TYPED.map((field) => [field, textOf(fields, field)]))
  return { form, sent: false, issues: {}, problem: null, values, code }
}

function nameOf({ form, of = '' }: Step): string {
  return `${form} ${of}`
}

/** What a browser keeps of the step of a form; empty where it keeps none. */
function keptFields(request: Request, { form }: Step): URLSearchParams {
  const start = `${COOKIE}${form}=`
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  return new URLSearchParams(cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length))
}

/** The cookie of a form with these fields, for as long as a code can be typed; none take it away. */
function cookieOf({ form }: Step, fields: string, { protocol }: Pick<URL, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  const seconds = fields === '' ? 0 : CODE_MINUTES * 60
  return `${COOKIE}${form}=${fields}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function withCookie({ data: state, init }: Answered, cookie: string): Answered {
  return data(state, { ...init, headers: { 'set-cookie': cookie } })
}
