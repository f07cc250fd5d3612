import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerSignUp } from '../../features/authentication/answer-sign-up.ts'
import { BOOKING } from '../../features/booking/BookingSteps.tsx'
import { VISIT } from '../../features/visit/VisitSteps.tsx'
import { SLOT } from '../../parts/appointments/load-slots.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { CODE, RESEND, STEP } from '../../parts/contact-verification/code-fields.ts'
import { siteContext } from '../../request/site-context.ts'
import { refusal } from '../../testing/open-page.tsx'
import { action } from './InterestedPage.tsx'

const CAR = '4k7q2pxa'
const PROOF = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const PRESS = '1a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'

const contact = { fullName: 'Salma Bennani', phone: '0661234567', email: 'salma@example.org', channel: 'email' }
const code = { ...contact, proofId: PROOF, destination: contact.email, resendAt: '0' }
const check = { ...code, [CODE]: '12345', [STEP]: 'check' }
const signUp = pathFor('signUp', 'fr')
const booking = `${pathFor('interested', 'fr', { id: CAR })}?${WAY}=${BOOKING}`
const visit = `${pathFor('interested', 'fr', { id: CAR })}?${WAY}=${VISIT}`

/** An API that does everything once: what comes again by the same key is answered the same, and by another is refused. */
function apiOnce() {
  const kept = new Map<string, string>()
  const once = (name: string, key: string | undefined, answer: () => Response, late: () => Response) => {
    const first = kept.get(name)
    if (first === undefined) kept.set(name, key ?? 'none')
    return first === undefined || first === key ? answer() : late()
  }
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const key = request.headers.get('idempotency-key') ?? undefined
    if (pathname === '/api/auth/otp/verify') {
      const { idempotencyKey } = (await request.json()) as { idempotencyKey?: string }
      return once(
        pathname,
        idempotencyKey,
        () => new Response(null, { status: 204 }),
        () => refusal(410, 'otp_expired'),
      )
    }
    if (pathname === '/api/visits')
      return once(
        pathname,
        key,
        () => Response.json({ id: SECRET }, { status: 201 }),
        () => refusal(409, 'conflict'),
      )
    return once(
      pathname,
      key,
      () => Response.json({ proofId: PROOF, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
      () => refusal(429, 'rate_limited'),
    )
  }
  return fetchApi
}

/** Presses a form as a browser without script does; `press` is the key that the server gives it. */
async function pressOn(fetchApi: typeof fetch, path: string, fields: Readonly<Record<string, string>>, press = PRESS) {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: async () => press })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { request, url: new URL(request.url), context, params: { id: CAR }, pattern: '' } as ActionFunctionArgs
  const answered = await (path === signUp ? answerSignUp(args) : action(args)).catch((thrown: Response) => thrown)
  if (answered instanceof Response) return [answered.status, answered.headers.get('location')]
  const { form, sent, problem, values, code: asked } = answered.data
  return [answered.init?.status, { form, sent, problem, values, asked: asked?.proofId }]
}

it.each([
  ['the code of a sign-up', signUp, check],
  ['another code for a sign-up', signUp, { ...code, [STEP]: RESEND }],
  ['the code of a booking', booking, check],
  ['the contact of a booking', booking, contact],
  ['another code for a booking', booking, { ...code, [STEP]: RESEND }],
  ['the code of a visit', visit, { ...check, [SLOT]: '20260605T0900Z-casablanca' }],
  ['the contact of a visit', visit, contact],
])('%s, sent twice by one press, is answered the same, at once and after', async (_, path, fields) => {
  const fetchApi = apiOnce()
  const [first, ...others] = await Promise.all([pressOn(fetchApi, path, fields), pressOn(fetchApi, path, fields)])
  others.push(await pressOn(fetchApi, path, fields))
  expect(JSON.stringify(first)).not.toMatch(/otp_expired|rate_limited|conflict/)
  expect(others).toEqual([first, first])
  const later = await pressOn(fetchApi, path, fields, '2a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d')
  expect(JSON.stringify(later)).toMatch(/otp_expired|rate_limited/)
})
