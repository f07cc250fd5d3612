import { type ActionFunctionArgs, data, redirect } from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import { isProblem } from '@otosafi/api-client/problem'

import { pageRequest } from '../request/page-request.ts'
import { FORM_KEY, type FormState, SENT } from './form-state.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const UNPROCESSABLE = 422
const UNAVAILABLE = 503

/** A form of a page: what it is called, what is checked before it goes to the API, and which call that is. */
export type FormDefinition<Field extends string> = {
  form: string
  fields: readonly Field[]
  check: (values: Record<Field, string>) => FormState['issues']
  send: (
    api: ApiClient,
    values: Record<Field, string>,
    headers: { 'Idempotency-Key': string },
  ) => Promise<{ error?: unknown; response: Response }>
}

/**
 * Answers a form that was sent to a page: to script with what became of it, to a browser without script with the page
 * anew, or, once it was taken, with a redirect, so that a reload sends nothing twice.
 */
export async function answerForm<Field extends string>(
  args: ActionFunctionArgs,
  { form, fields, check, send }: FormDefinition<Field>,
) {
  const { api, url } = pageRequest(args)
  const sent = await args.request.formData()
  const values = Object.fromEntries(fields.map((field) => [field, textOf(sent, field).trim()])) as Record<Field, string>
  const issues = check(values)
  if (Object.keys(issues).length > 0) return answerIssues({ form, values, issues })
  const key = textOf(sent, FORM_KEY)
  const { error, response } = await send(api, values, { 'Idempotency-Key': UUID.test(key) ? key : crypto.randomUUID() })
  const refusal = refusalOf({ form, values }, { error, response })
  if (refusal) return refusal
  if (new URL(args.request.url).pathname.endsWith('.data')) return answer({ form, sent: true }, 200)
  url.searchParams.set(SENT, form)
  throw redirect(`${url.pathname}${url.search}#${form}`, 303)
}

/**
 * Answers the button of a mail's link, which sends nothing but itself: with what became of it, on the same page.
 */
export async function answerLink(form: string, call: Promise<{ error?: unknown; response: Response }>) {
  return refusalOf({ form, values: {} }, await call) ?? answer({ form, sent: true }, 200)
}

/** Answers a form whose fields break rules. */
export function answerIssues(state: Pick<FormState, 'form' | 'values' | 'issues'>) {
  return answer(state, UNPROCESSABLE)
}

/** What to tell about a call that the API refused; null when it was taken. */
export function refusalOf(
  sent: Pick<FormState, 'form' | 'values'>,
  { error, response }: { error?: unknown; response: Response },
) {
  if (error === undefined && response.ok) return null
  return answer({ ...sent, problem: isProblem(error) ? error.code : 'internal' }, response.status || UNAVAILABLE)
}

function answer(state: Pick<FormState, 'form'> & Partial<FormState>, status: number) {
  const whole: FormState = { sent: false, issues: {}, problem: null, values: {}, ...state }
  return data(whole, { status })
}

/** What was typed in a field; nothing where the form does not have it, or a file in its place. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
