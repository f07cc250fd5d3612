import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { action } from '../pages/faqs/FaqsPage.tsx'
import { siteContext } from '../request/site-context.ts'

const RENEWED = ['access_token=a2; Path=/; HttpOnly', 'refresh_token=r2; Path=/; HttpOnly']

/** Sends a form in a session whose access token has run out. Resolves with the status of the answer, and its cookies. */
async function sendForm(typed: Record<string, string>) {
  const fetchApi: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init)
    if (url.endsWith('/auth/refresh-token'))
      return new Response(null, { headers: RENEWED.map((line): [string, string] => ['set-cookie', line]) })
    return new Response(null, { status: headers.get('cookie')?.includes('a2') === true ? 201 : 401 })
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', pressKey: null })
  const url = new URL(pathFor('faqs', 'fr'), 'http://localhost')
  const request = new Request(url, {
    method: 'POST',
    headers: { cookie: 'refresh_token=r1' },
    body: new URLSearchParams(typed),
  })
  const args: ActionFunctionArgs = { request, url, context, params: {}, pattern: '' }
  const answered: unknown = await action(args).catch((thrown: unknown) => thrown)
  const { status, headers } = answered instanceof Response ? answered : (answered as { init: ResponseInit }).init
  return { status, cookies: new Headers(headers).getSetCookie() }
}

it('a session that a form has renewed goes on, also where the form is refused for what was typed', async () => {
  const { status, cookies } = await sendForm({ email: 'nobody', question: '' })
  expect([status, cookies]).toEqual([422, RENEWED])
})
