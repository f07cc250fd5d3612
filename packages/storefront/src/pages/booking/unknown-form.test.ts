import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { siteContext } from '../../request/site-context.ts'
import { action } from './BookingPage.tsx'

const TOKEN = 'x'.repeat(43)

/** Sends a form to the page of a booking as a browser without script does; gives its answer and the calls of the API. */
async function send(fields: Readonly<Record<string, string>>) {
  const calls: string[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    calls.push(new URL(new Request(input, init).url).pathname)
    return Response.json({})
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const body = new URLSearchParams(fields)
  const request = new Request(`http://localhost/fr/bookings/${TOKEN}`, { method: 'POST', body })
  const params = { token: TOKEN }
  const args = { request, url: new URL(request.url), context, params, pattern: '' } as ActionFunctionArgs
  return { answer: await action(args).catch((thrown: Response) => thrown), calls }
}

it('cancels a booking by the form that says so, and by no other', async () => {
  const refused = await send({ transaction_id: 'MA-PY-00000000' })
  expect(refused.answer).toMatchObject({ data: { form: CANCEL, problem: 'malformed_request' }, init: { status: 400 } })
  expect(refused.calls).toEqual([])
  expect((await send({ [CANCEL]: '' })).calls).toEqual([`/api/bookings/${TOKEN}/cancel`])
})
