import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerSignUp } from '../../features/authentication/answer-sign-up.ts'
import { CODE, RESEND, STEP } from '../../parts/contact-verification/code-fields.ts'
import { siteContext } from '../../request/site-context.ts'
import { PROBE_COOKIE } from '../../session/probe-cookie.ts'
import { loader } from './SignUpPage.tsx'

const PATH = pathFor('signUp', 'fr')
const NOW = Date.parse('2026-06-01T12:00:20Z')
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const ANOTHER = '1a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const EMAIL = 'salma+cars@example.org'
const SIGN_UP = { fullName: 'Salma Bennani', email: EMAIL, password: 'three green cars', terms: 'on' }
const STEP_FIELDS = { proofId: VERIFICATION, channel: 'email', destination: EMAIL, resendAt: String(NOW + 60_000) }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** The arguments of a loader or an action, before an API that answers so. */
function argsOf(request: Request, answer: () => Response) {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi: async () => answer(), host: 'localhost', idempotencyKey: null })
  const url = new URL(request.url.replace('.data', ''))
  return { request, url, context, params: {}, pattern: '' } as Parameters<typeof loader>[0] &
    Parameters<typeof answerSignUp>[0]
}

/** Sends a step of the form. Resolves with where it leads, and with its cookie. */
async function send(
  fields: Record<string, string>,
  answer: () => Response,
  { address = PATH, cookie = PROBE_COOKIE } = {},
) {
  const request = new Request(new URL(address, 'http://localhost'), {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  })
  const answered: unknown = await answerSignUp(argsOf(request, answer)).catch((thrown: unknown) => thrown)
  const headers =
    answered instanceof Response
      ? answered.headers
      : new Headers((answered as Awaited<ReturnType<typeof answerSignUp>>).init?.headers)
  const [line = ''] = headers.getSetCookie()
  return { leads: headers.get('location'), line }
}

const asked = (proofId: string) => () =>
  Response.json({ proofId, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 })

/** The step at which a browser with these cookies finds the page at an address. */
async function stepAt(address: string, cookie: string) {
  const request = new Request(new URL(address, 'http://localhost'), { headers: { cookie } })
  const { data } = await loader(argsOf(request, () => new Response(null, { status: 500 })))
  return data.asked ?? null
}

/** The cookie that a browser sends back, among others. */
const sentBack = (line: string) => `cookies=1; ${line.split(';', 1)[0]}; language=fr`

describe('the step of the code', () => {
  it('has an address, which a browser without script is led to and which names no contact', async () => {
    const { leads, line } = await send(SIGN_UP, asked(VERIFICATION), { address: `${PATH}?return=/fr/compare` })
    expect(leads).toBe(`${PATH}?return=%2Ffr%2Fcompare&step=code`)
    expect(line).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
    const step = { proofId: VERIFICATION, channel: 'email', destination: EMAIL, resendAfter: 60 }
    expect(await stepAt(leads ?? '', sentBack(line))).toMatchObject(step)
  })

  it('is not shown at the address of the first step, as to the next one at a shared telephone', async () => {
    const { line } = await send(SIGN_UP, asked(VERIFICATION))
    expect(await stepAt(PATH, sentBack(line))).toBeNull()
  })

  it('is the answer itself to a browser that keeps no cookies, and to script', async () => {
    expect((await send(SIGN_UP, asked(VERIFICATION), { cookie: '' })).leads).toBeNull()
    const { leads, line } = await send(SIGN_UP, asked(VERIFICATION), { address: `${PATH}.data` })
    expect(leads).toBeNull()
    expect(await stepAt(`${PATH}?step=code`, sentBack(line))).toMatchObject({ proofId: VERIFICATION })
  })

  it('is that of the last code that was sent', async () => {
    const { line } = await send({ ...STEP_FIELDS, [STEP]: RESEND }, asked(ANOTHER))
    expect(await stepAt(`${PATH}?step=code`, sentBack(line))).toMatchObject({ proofId: ANOTHER, destination: EMAIL })
  })

  it('is over once the code has come', async () => {
    const { line } = await send({ ...STEP_FIELDS, [CODE]: '12345' }, () => new Response(null, { status: 204 }))
    expect(line).toMatch(/^code-sign-up=; Path=\/; Max-Age=0;/)
    expect(await stepAt(`${PATH}?step=code`, sentBack(line))).toBeNull()
  })

  it.each(['', '1', '%', 'proofId%3Dx', 'proofId=x&channel=email'])(
    'is not found in a cookie that holds "%s"',
    async (kept) => {
      expect(await stepAt(`${PATH}?step=code`, `code-sign-up=${kept}`)).toBeNull()
    },
  )

  it('is not found in a cookie of another name', async () => {
    const { line } = await send(SIGN_UP, asked(VERIFICATION))
    for (const cookie of ['', `x${line}`, line.replace('sign-up=', 'visit=')])
      expect(await stepAt(`${PATH}?step=code`, cookie), cookie).toBeNull()
  })
})
