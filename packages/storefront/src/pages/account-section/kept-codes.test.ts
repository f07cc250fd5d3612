// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { shortAccountId } from '@otosafi/domain/session/short-account-id'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { answer } from '../../forms/answer-form.ts'
import { askedCode } from '../../parts/contact-verification/answer-code.ts'
import { keepStep } from '../../parts/contact-verification/keep-step.ts'
import { siteContext } from '../../request/site-context.ts'
import type { FormState } from '../../state/form-state.ts'
import { loader } from './AccountSectionPage.tsx'

const SALMA = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const PATH = pathFor('accountSection', 'fr', { key: 'edit-profile' })

type Channel = 'email' | 'phone'

/** The cookie that an answer to a form sets in a browser that has these; empty where it sets none. */
async function cookieAfter(form: Channel, answered: Partial<FormState>, cookie = '') {
  const url = new URL(PATH, 'http://localhost')
  const request = new Request(url, { headers: { cookie } })
  const step = { form, of: shortAccountId(SALMA) }
  const { init } = await keepStep({ request, url }, step, Promise.resolve(answer({ form, ...answered })))
  const [line = ''] = new Headers(init?.headers).getSetCookie()
  return line.split(';', 1)[0] ?? ''
}

const asked = (channel: Channel) =>
  askedCode({ proofId: `of ${channel}`, channel, destination: channel, resendAfter: 60, again: false })

/** The forms that wait for a code on the page of a browser with these cookies. */
async function waiting(cookie: string) {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async () => Response.json({ id: SALMA })
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = new URL(`${PATH}?step=code`, 'http://localhost')
  const request = new Request(url, { headers: { cookie: `access_token=a1; refresh_token=r1; ${cookie}` } })
  const { data } = await loader({ request, url, context, params: {}, pattern: '' })
  const { kept = {} } = JSON.parse(data.page.data) as { kept?: Readonly<Record<string, FormState>> }
  return Object.entries(kept).map(([channel, { form, code }]) => [channel, form, code?.proofId])
}

it('a new address and a new number each wait for a code of their own', async () => {
  const email = await cookieAfter('email', { code: asked('email') })
  const phone = await cookieAfter('phone', { code: asked('phone') }, email)
  expect(await waiting(`${email}; ${phone}`)).toEqual([
    ['email', 'email', 'of email'],
    ['phone', 'phone', 'of phone'],
  ])
  expect(await waiting(phone)).toEqual([['phone', 'phone', 'of phone']])
})

it('what is wrong with one does not end the step of the other', async () => {
  const email = await cookieAfter('email', { code: asked('email') })
  expect(await cookieAfter('phone', { problem: 'rate_limited' }, email)).toBe('')
  expect(await cookieAfter('email', { problem: 'rate_limited' }, email)).toBe('code-email=')
})

it('nothing waits where no code was sent', async () => {
  expect(await waiting('')).toEqual([])
})
