import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { CANCEL, REASON } from '../../parts/appointments/CancelBox.tsx'
import { SLOT } from '../../parts/appointments/load-slots.ts'
import { MOVE } from '../../parts/appointments/TimeBox.tsx'
import { siteContext } from '../../request/site-context.ts'
import { action } from './VisitPage.tsx'

const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'

/** Sends a form of the page as a browser without script does. */
async function send(fields: Readonly<Record<string, string>>) {
  const calls: string[] = []
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input, init) => {
    calls.push(new URL(new Request(input, init).url).pathname)
    return Response.json({ id: SECRET })
  }
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = `http://localhost${pathFor('visit', 'fr', { token: SECRET })}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { request, url: new URL(url), context, params: { token: SECRET }, pattern: '' } as ActionFunctionArgs
  const answered = await action(args).catch((thrown: Response) => thrown)
  return { calls, answered }
}

it('a visit is cancelled by the form that cancels, and moved to the time that is sent', async () => {
  expect((await send({ [CANCEL]: '' })).calls).toEqual([`/api/visits/${SECRET}/cancel`])
  expect((await send({ [SLOT]: '20260605T0900Z-casablanca' })).calls).toEqual([`/api/visits/${SECRET}/move`])
})

it('a visit is not cancelled with a reason that is too long, which is kept', async () => {
  const reason = 'x'.repeat(501)
  const { calls, answered } = await send({ [CANCEL]: '', [REASON]: reason })
  expect(calls).toEqual([])
  expect(answered).toMatchObject({
    data: {
      form: CANCEL,
      values: { [REASON]: reason },
      issues: { [REASON]: { code: 'textMax', values: { count: 500 } } },
    },
    init: { status: 422 },
  })
})

it('a visit stays as it is where no time was chosen, and the page asks for one', async () => {
  const { calls, answered } = await send({})
  expect(calls).toEqual([])
  expect(answered).toMatchObject({
    data: { form: MOVE, issues: { [SLOT]: { code: 'option' } } },
    init: { status: 422 },
  })
})
