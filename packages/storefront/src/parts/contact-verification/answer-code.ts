import { edition } from '#edition'
import type { ApiClient } from '@otosafi/api-client/client'
import { isProblem } from '@otosafi/api-client/problem'
import { readOtp } from '@otosafi/domain/reading/read-otp'
import { minuteFrom } from '@otosafi/editions/time/minute-from'
import { validateOtp } from '@otosafi/validators/otp'

import { answer, answerIssues, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import type { AskedCode } from '../../state/form-state.ts'
import { CODE, RESEND, STEP } from './code-fields.ts'

/** The latest instant that is taken, milliseconds: a date has years of four digits. */
const LATEST = 2.5e14

/** The call that an answer is made of, and the key of the press that repeats it (P-36). */
type CodeCalls = { api: ApiClient; key: string }

/** A code that was just sent, with which another may be asked for after so many seconds. */
export function askedCode({
  resendAfter,
  ...sent
}: Pick<AskedCode, 'proofId' | 'channel' | 'destination' | 'resendAfter' | 'again'>): AskedCode {
  return { ...sent, ...resendFrom(Date.now() + resendAfter * 1000), triesLeft: null }
}

/** From when another code may be sent. */
function resendFrom(resendAt: number): Pick<AskedCode, 'resendAt' | 'resendFrom' | 'resendAfter'> {
  const resendAfter = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000))
  return { resendAt, resendFrom: minuteFrom(resendAt, edition), resendAfter }
}

/** Asks for a code in a form's name: answers with the step in which it is typed, or with why none was sent. */
export async function askForCode(
  form: string,
  contact: Pick<AskedCode, 'channel' | 'destination'>,
  { api, key }: CodeCalls,
) {
  const params = { header: { 'Idempotency-Key': key } }
  const { data: sent, error, response } = await api.POST('/auth/otp', { params, body: contact })
  const refusal = refusalOf({ form, values: { [contact.channel]: contact.destination } }, { error, response })
  if (refusal || sent === undefined) return refusal ?? answer({ form })
  const { proofId, channel, resendAfter } = sent
  const code = askedCode({ proofId, channel, destination: contact.destination, resendAfter, again: false })
  return answer({ form, code })
}

/** Answers the step in which a form's code is typed, or asked for once more. Null where the form is at another step. */
export async function answerCode(form: string, sent: FormData, { api, key }: CodeCalls) {
  const code = askedCodeOf(sent)
  if (code === null) return null
  const { proofId, channel, destination } = code
  if (textOf(sent, STEP) === RESEND) {
    const {
      data: anew,
      error,
      response,
    } = await api.POST('/auth/otp', {
      params: { header: { 'Idempotency-Key': key } },
      body: { channel, destination, proofId },
    })
    const pause = Number(response.headers.get('retry-after') ?? 0)
    const paused = pause > 0 ? { ...code, ...resendFrom(Date.now() + pause * 1000) } : code
    const refusal = refusalOf({ form, values: {}, code: paused }, { error, response })
    if (refusal || anew === undefined) return refusal ?? answer({ form, code })
    const { resendAfter } = anew
    const next = askedCode({ proofId: anew.proofId, channel, destination, resendAfter, again: true })
    return answer({ form, code: next })
  }
  const typed = textOf(sent, CODE)
  const values = { [CODE]: typed }
  const issues = checkAll({ [CODE]: validateOtp(typed) })
  if (Object.keys(issues).length > 0) return answerIssues({ form, values, issues, code })
  const { error, response } = await api.POST('/auth/otp/verify', {
    body: { proofId, channel, destination, code: readOtp(typed) ?? '', idempotencyKey: key },
  })
  const triesLeft = isProblem(error) ? (error.triesLeft ?? null) : null
  const refusal = refusalOf({ form, values, code: { ...code, triesLeft } }, { error, response })
  // The last try is over: another code is asked for.
  if (refusal !== null && triesLeft === 0) refusal.data.problem = 'otp_expired'
  return refusal ?? answer({ form, sent: true, code })
}

/** The code that a form was waiting for when it was sent, as its hidden fields tell, or the cookie that keeps them. */
export function askedCodeOf(sent: Pick<FormData | URLSearchParams, 'get'>): AskedCode | null {
  const channel = textOf(sent, 'channel')
  const proofId = textOf(sent, 'proofId')
  if (proofId === '' || (channel !== 'email' && channel !== 'phone')) return null
  const resendAt = Number(textOf(sent, 'resendAt'))
  return {
    proofId,
    channel,
    destination: textOf(sent, 'destination'),
    // A tampered value that is no instant counts as now.
    ...resendFrom(Math.abs(resendAt) < LATEST ? resendAt : Date.now()),
    again: false,
    triesLeft: null,
  }
}
