import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { BOOKING } from '../../features/booking/BookingSteps.tsx'
import { TEST_DRIVE, VISIT } from '../../features/visit/VisitSteps.tsx'
import { OTHER } from '../../parts/appointments/contact-fields.ts'
import { SLOT } from '../../parts/appointments/load-slots.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { CODE, CODE_STEP, STEP } from '../../parts/contact-verification/code-fields.ts'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { siteContext } from '../../request/site-context.ts'
import { PROBE_COOKIE } from '../../session/probe-cookie.ts'
import { refusal } from '../../testing/open-page.tsx'
import { action } from './InterestedPage.tsx'

const NOW = Date.parse('2026-06-01T12:00:20Z')
const CAR = '4k7q2pxa'
const PROOF = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'
const NAME = 'سلمى; Bennani'
const EMAIL = 'salma+cars@example.org'

const contact = { fullName: NAME, phone: '0661234567', email: EMAIL, channel: 'email' }
const code = { ...contact, proofId: PROOF, destination: EMAIL, resendAt: String(NOW + 60_000) }
const page = pathFor('interested', 'fr', { id: CAR })
const chosen = { [WAY]: VISIT, [SLOT]: '20260605T0900Z-casablanca', [TEST_DRIVE]: 'on' }
const FORMS = [
  [BOOKING, `${page}?${WAY}=${BOOKING}`],
  [VISIT, `${page}?${new URLSearchParams(chosen).toString()}`],
] as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** An API that sends a code, takes it, and makes what is asked for. */
const fetchApi: typeof fetch = async (input) => {
  const { pathname } = new URL(new Request(input).url)
  if (pathname === '/api/auth/otp')
    return Response.json({ proofId: PROOF, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 })
  if (pathname === '/api/auth/otp/verify') return new Response(null, { status: 204 })
  return pathname === '/api/visits' ? Response.json({ id: SECRET }, { status: 201 }) : refusal(404, 'not_found')
}

/** Sends a step of a form. Resolves with where it leads, and with the cookie that keeps the step. */
async function send(address: string, fields: Readonly<Record<string, string>>, cookie: string = PROBE_COOKIE) {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const request = new Request(new URL(address, 'http://localhost'), {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  })
  const url = new URL(request.url.replace('.data', ''))
  const args = { request, url, context, params: { id: CAR }, pattern: '' } as ActionFunctionArgs
  const answered: unknown = await action(args).catch((thrown: unknown) => thrown)
  const headers =
    answered instanceof Response
      ? answered.headers
      : new Headers((answered as Awaited<ReturnType<typeof action>>).init?.headers)
  const [line = ''] = headers.getSetCookie()
  return { leads: headers.get('location'), line }
}

/** The step at which a browser that has kept a cookie finds a form of a car at an address. */
function stepAt(address: string, line: string, form: string, car = CAR) {
  const url = new URL(address, 'http://localhost')
  const cookie = `cookies=1; ${line.split(';', 1)[0]}; language=fr`
  return readStep({ request: new Request(url, { headers: { cookie } }), url }, form, car)
}

describe.each(FORMS)('the step of the code in a %s', (form, address) => {
  it('has an address, which a browser without script is led to, and keeps what was typed out of it', async () => {
    const { leads, line } = await send(address, contact)
    expect(leads).toBe(`${address}&${STEP}=${CODE_STEP}`)
    expect(line.startsWith(`code-${form}=`)).toBe(true)
    expect(line).toMatch(/=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
    const { fullName, phone, email } = contact
    expect(stepAt(leads ?? '', line, form)).toMatchObject({
      values: { fullName, phone, email },
      code: { proofId: PROOF, channel: 'email', destination: EMAIL, resendAfter: 60 },
    })
  })

  it('is that of its own form and car, and not shown at the address of the step before', async () => {
    const { leads, line } = await send(address, contact)
    expect(stepAt(address, line, form)).toBeNull()
    expect(stepAt(leads ?? '', line, form, 'zzzzzzzz')).toBeNull()
    expect(stepAt(leads ?? '', line, form === VISIT ? BOOKING : VISIT)).toBeNull()
  })

  it('is the answer itself to a browser that keeps no cookies, and to script', async () => {
    expect((await send(address, contact, 'language=fr')).leads).toBeNull()
    const { leads, line } = await send(address.replace('?', '.data?'), contact)
    expect(leads).toBeNull()
    expect(stepAt(`${address}&${STEP}=${CODE_STEP}`, line, form)).toMatchObject({ code: { proofId: PROOF } })
  })

  it.each([
    ['the code has come', { ...code, [CODE]: '12345', [STEP]: 'check' }],
    ['another contact is to be typed', { ...code, [STEP]: OTHER }],
  ])('is over once %s', async (_, fields) => {
    const { line } = await send(address, contact)
    const over = await send(address, { ...chosen, ...fields }, `cookies=1; ${line.split(';', 1)[0]}`)
    expect(over.line).toMatch(/^code-[a-z]+=; Path=\/; Max-Age=0;/)
    expect(over.line.startsWith(`code-${form}=;`)).toBe(true)
  })

  it('is not over where the other form is refused', async () => {
    const { line } = await send(address, contact)
    const [, other = ''] = FORMS.find(([each]) => each !== form) ?? []
    const refused = await send(other, { ...contact, fullName: '' }, `cookies=1; ${line.split(';', 1)[0]}`)
    expect(refused).toEqual({ leads: null, line: '' })
  })
})
