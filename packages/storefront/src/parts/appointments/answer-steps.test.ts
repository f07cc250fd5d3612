import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { sessionCookieName } from '@otosafi/domain/session/cookie-names'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { siteContext } from '../../request/site-context.ts'
import { refusal } from '../../testing/open-page.tsx'
import { answerSteps } from './answer-steps.ts'
import { STAGE } from './stage.ts'

const CAR = '4k7q2pxa'
const CONTACT = { fullName: 'Salma Bennani', phone: '0661234567', email: 'salma@example.org', channel: '' }
const ASK = '/api/auth/otp'

/** Sends the contact of a booking with the cookie of a session, of which the API says so. */
async function send(profile: Response) {
  const calls: string[] = []
  const fetchApi: typeof fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url)
    calls.push(pathname)
    if (pathname === '/api/profile') return profile
    return Response.json({ proofId: 'x', channel: 'phone', resendAfter: 60, expiresIn: 600 }, { status: 202 })
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = new URL(pathFor('interested', 'fr', { id: CAR }), 'http://localhost')
  const headers = { cookie: `${sessionCookieName('access', false)}=token` }
  const request = new Request(url, { method: 'POST', headers })
  const args = { request, url, context, params: { id: CAR }, pattern: '' } as ActionFunctionArgs
  const sent = new FormData()
  for (const [field, text] of Object.entries(CONTACT)) sent.append(field, text)
  const { data: state } = await answerSteps(args, sent, CAR, {
    form: 'booking',
    kept: {},
    waits: true,
    make: () => Promise.reject(new Error('The form waits')),
    pageOf: () => '/',
  })
  return { calls, stage: state.values[STAGE], asked: state.code?.channel }
}

it('asks who is signed in for no code, also where the API cannot say so for the moment', async () => {
  const { calls, stage } = await send(refusal(503, 'unavailable'))
  expect([calls.includes(ASK), stage]).toEqual([false, 'last'])
})

it('asks a guest for one whose session has ended', async () => {
  const { calls, stage, asked } = await send(refusal(401, 'unauthorized'))
  expect([calls.includes(ASK), stage, asked]).toEqual([true, undefined, 'phone'])
})
