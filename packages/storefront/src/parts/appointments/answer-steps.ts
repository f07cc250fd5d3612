import { type ActionFunctionArgs, redirect } from 'react-router'

import { answer, keyOf, refusalOf } from '../../forms/answer-form.ts'
import { type VisitorRequest, visitorRequest } from '../../session/visitor-request.ts'
import type { FormValues } from '../../state/form-state.ts'
import { keepStep } from '../contact-verification/keep-step.ts'
import { answerContact } from './answer-contact.ts'
import { VERIFICATION } from './contact-fields.ts'
import { STAGE } from './stage.ts'

const SEE_OTHER = 303
const UNAUTHORIZED = 401
const CONFLICT = 409

/** Whether nobody is signed in, the session renewed where that is needed. Where the API cannot say so, its next answer does. */
async function isGuest({ hasTokens, api }: VisitorRequest): Promise<boolean> {
  return !hasTokens || (await api.GET('/profile')).response.status === UNAUTHORIZED
}

/** The API's answer to the last step of a form: the record that it created. */
type Made = { data?: { id: string }; error?: unknown; response: Response }

/** A form of several steps: it asks who the visitor is, and then makes something that has a page of its own. */
export type StepsForm = {
  form: string
  /** Fields besides the visitor's, as they were sent. */
  kept: FormValues
  /** Whether the form waits at another step before it makes something, once it is known who the visitor is. */
  waits: boolean
  make: (api: VisitorRequest['api'], values: FormValues, headers: { 'Idempotency-Key': string }) => Promise<Made>
  /** The path of the page of what was made. */
  pageOf: (id: string, language: VisitorRequest['language']) => string
}

/**
 * Handles such a form for a car: answers its next step, of which that of a guest's code is kept, or redirects to the page of
 * what was made.
 */
export function answerSteps(args: ActionFunctionArgs, sent: FormData, car: string, steps: StepsForm) {
  return keepStep(args, { form: steps.form, of: car }, answerStep(args, sent, steps))
}

async function answerStep(args: ActionFunctionArgs, sent: FormData, steps: StepsForm) {
  const { form, kept, waits, make, pageOf } = steps
  const visitor = visitorRequest(args)
  const key = await keyOf(sent, args)
  const who = { isGuest: await isGuest(visitor), kept }
  const known = await answerContact(form, sent, { api: visitor.api, key }, who)
  if ('data' in known) return known
  const values = { ...known.values, [STAGE]: 'last' }
  if (waits) return answer({ form, values })
  const made = await make(visitor.api, values, { 'Idempotency-Key': key })
  if (made.data !== undefined) throw redirect(pageOf(made.data.id, visitor.language), { status: SEE_OTHER })
  const refusal = refusalOf({ form, values }, made)
  const again = { ...values, [STAGE]: '' }
  // A verification that has run out is made anew.
  if (refusal?.data.problem === 'otp_expired') return answer({ ...refusal.data, values: again }, refusal.init?.status)
  // A session needed no verification; once it has ended one is asked for. After a 409 the page knows that it has ended.
  if (refusal?.data.issues[VERIFICATION] !== undefined)
    return answer({ form, problem: 'token_expired', values: again }, CONFLICT)
  return refusal ?? answer({ form, values, problem: 'internal' })
}
