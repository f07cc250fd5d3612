import { type ActionFunctionArgs, data, redirect } from 'react-router'

import { edition } from '#edition'
import type { ApiClient } from '@otosafi/api-client/client'
import { isProblem } from '@otosafi/api-client/problem'
import { pausedFrom } from '@otosafi/domain/forms/paused-from'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { minuteFrom } from '@otosafi/editions/time/minute-from'
import { isForData } from '@otosafi/framework-output/data/data-address'

import { FORM_KEY } from '../request/form-key.ts'
import { type PageRequest, pageRequest } from '../request/page-request.ts'
import { siteRequest } from '../request/site-context.ts'
import type { FormState, FormValues } from '../state/form-state.ts'
import { issuesOf } from './issues-of.ts'
import { markSent } from './mark-sent.ts'

type SiteArgs = Parameters<typeof siteRequest>[0]
/** The fields of a form, or of an address. */
type Fields = Pick<FormData | URLSearchParams, 'get'>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const OK = 200
const UNPROCESSABLE = 422
const UNAVAILABLE = 503

/** A form of a page: its name, its validation, and its call of the API. */
export type FormDefinition<Field extends string> = {
  form: string
  fields: readonly Field[]
  /** Fields that are taken as they were typed, spaces too, and never given back. */
  secrets?: readonly Field[]
  check: (values: Record<Field, string>) => FormState['issues']
  send: (
    api: ApiClient,
    values: Record<Field, string>,
    headers: { 'Idempotency-Key': string },
  ) => Promise<{ error?: unknown; response: Response }>
}

/** On whose behalf a form is sent to the API: a guest's, or a signed-in visitor's. */
export type FormSender = Pick<PageRequest, 'api' | 'url'>

/**
 * The action of a form: answers script with the result, and a browser without script with the page again or, on success,
 * with a redirect, so that a reload does not send the form twice.
 */
export async function answerForm<Field extends string>(
  args: ActionFunctionArgs,
  { form, fields, secrets = [], check, send }: FormDefinition<Field>,
  sender: FormSender = pageRequest(args),
) {
  const { api, url } = sender
  const sent = await args.request.formData()
  const typed = Object.fromEntries(
    fields.map((field) => [field, secrets.includes(field) ? textOf(sent, field) : textOf(sent, field).trim()]),
  ) as Record<Field, string>
  const values: FormValues = Object.fromEntries(
    fields.filter((field) => !secrets.includes(field)).map((field) => [field, typed[field]]),
  )
  const issues = check(typed)
  if (Object.keys(issues).length > 0) return answerIssues({ form, values, issues })
  const { error, response } = await send(api, typed, { 'Idempotency-Key': await keyOf(sent, args) })
  return refusalOf({ form, values }, { error, response }) ?? answerSent(args, form, url)
}

/** The answer to a form that is only on its way to another step: what was typed, unchecked. */
export async function answerTyped<Field extends string>(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { form, fields, secrets = [] }: Pick<FormDefinition<Field>, 'form' | 'fields' | 'secrets'>,
) {
  const sent = await request.formData()
  const shown = fields.filter((field) => !secrets.includes(field))
  return answer({ form, values: Object.fromEntries(shown.map((field) => [field, textOf(sent, field)])) })
}

/**
 * The answer to a form that was taken: to script the result, to a browser without it a redirect to the page, so that a
 * reload does not send the form twice.
 */
export function answerSent({ request }: Pick<ActionFunctionArgs, 'request'>, form: string, url: URL) {
  if (isForData(request.url)) return answer({ form, sent: true }, OK)
  url.searchParams.set(SENT, form)
  throw redirect(`${url.pathname}${url.search}#${form}`, { status: 303, headers: markSent(form, url) })
}

/**
 * The action of a mail link's button, which sends no fields: answers with the result, on the same page.
 */
export async function answerLink(form: string, call: Promise<{ error?: unknown; response: Response }>) {
  return refusalOf({ form, values: {} }, await call) ?? answer({ form, sent: true }, OK)
}

/** The answer to a form with invalid fields. */
export function answerIssues(state: Pick<FormState, 'form' | 'values' | 'issues'> & Partial<FormState>) {
  return answer(state, UNPROCESSABLE)
}

/** The result of a call that the API refused; null on success. */
export function refusalOf(
  sent: Pick<FormState, 'form' | 'values'> & Partial<FormState>,
  { error, response }: { error?: unknown; response: Response },
) {
  if (error === undefined && response.ok) return null
  const issues = isProblem(error) ? issuesOf(error.errors, sent.values) : {}
  const problem = isProblem(error) ? error.code : 'internal'
  const reasons = Object.keys(issues).length > 0 ? { issues } : { problem }
  // The step of a code says itself when the next one can be asked for.
  const pause = sent.code ? 0 : Number(response.headers.get('retry-after') ?? 0)
  const paused = pause > 0 && { from: pausedFrom(minuteFrom(Date.now() + pause * 1000, edition)) }
  return answer({ ...sent, ...reasons, ...paused }, response.status || UNAVAILABLE)
}

/** The result of a form for its page, with the status of the page. */
export function answer(state: Pick<FormState, 'form'> & Partial<FormState>, status = OK) {
  const whole: FormState = { sent: false, issues: {}, problem: null, values: {}, code: null, ...state }
  return data(whole, { status })
}

/** The idempotency key of a form; without script it is derived, so that a repeated submission has the same (P-36). */
export async function keyOf(form: Fields, args: SiteArgs): Promise<string> {
  const key = textOf(form, FORM_KEY)
  return UUID.test(key) ? key : derivedKeyOf(args)
}

/** The derived idempotency key of a form without script. */
export async function derivedKeyOf(args: SiteArgs): Promise<string> {
  return (await siteRequest(args).idempotencyKey?.()) ?? crypto.randomUUID()
}

/** The text of a field; empty where it is missing or a file. */
export function textOf(form: Fields, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
