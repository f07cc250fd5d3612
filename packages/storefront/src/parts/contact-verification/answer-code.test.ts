import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { answerCode } from './answer-code.ts'
import { CODE, RESEND, STEP } from './code-fields.ts'

const NOW = Date.parse('2026-06-01T12:00:20Z')
const PROOF = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const KEY = '1a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const refused = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, instance: 'x', ...more }, { status, headers })

/** A minute of today, or of another day. */
const at = (time: string, day: string | null = null) => ({ day, time })

/** Sends the step of a form in which a code is typed, to an API that answers so. */
async function send(fields: Readonly<Record<string, string>>, answer: Response) {
  const sent = new FormData()
  const all = { proofId: PROOF, channel: 'email', destination: 'salma@example.org', [CODE]: '12345', ...fields }
  for (const [name, value] of Object.entries(all)) sent.append(name, value)
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch: async () => answer, language: 'fr' })
  const answered = await answerCode('sign-up', sent, { api, key: KEY })
  if (answered === null) throw new Error('The form is at another step')
  return answered.data
}

it.each([
  [2, 'otp_invalid'],
  [1, 'otp_invalid'],
  [0, 'otp_expired'],
])('tells of a wrong code that %i tries are left: %s', async (triesLeft, problem) => {
  const state = await send({ resendAt: String(NOW + 40_000) }, refused(422, 'otp_invalid', { triesLeft }))
  expect([state.problem, state.code?.triesLeft]).toEqual([problem, triesLeft])
  expect(state.code).toMatchObject({ proofId: PROOF, resendAt: NOW + 40_000, resendAfter: 40, resendFrom: at('13:01') })
})

it('tells from what time another code may be asked for, once it was sent', async () => {
  const sent = { proofId: KEY, channel: 'email', resendAfter: 60, expiresIn: 600 }
  const state = await send({ [STEP]: RESEND, resendAt: '0' }, Response.json(sent, { status: 202 }))
  const resent = { proofId: KEY, again: true, resendAfter: 60, resendFrom: at('13:02'), triesLeft: null }
  expect(state.code).toMatchObject({ ...resent, resendAt: NOW + 60_000 })
})

it('tells it too where a code was asked for before its time', async () => {
  const early = refused(429, 'rate_limited', {}, { 'retry-after': '3600' })
  const state = await send({ [STEP]: RESEND, resendAt: '0' }, early)
  expect(state.problem).toBe('rate_limited')
  expect(state).not.toHaveProperty('from')
  expect(state.code).toMatchObject({ proofId: PROOF, resendAfter: 3600, resendFrom: at('14:01') })
})

it('tells the day too where it is another one', async () => {
  const early = refused(429, 'rate_limited', {}, { 'retry-after': String(20 * 3600) })
  const state = await send({ [STEP]: RESEND, resendAt: '0' }, early)
  expect(state.code).toMatchObject({ resendAfter: 20 * 3600, resendFrom: at('09:01', '2026-06-02') })
})

it.each(['', 'x', '-1', '1e15', '1e300', 'NaN'])('takes a code to be due by "%s" in its form', async (resendAt) => {
  const state = await send({ resendAt }, refused(422, 'otp_invalid', { triesLeft: 1 }))
  expect(state.code?.resendAfter).toBe(0)
})
