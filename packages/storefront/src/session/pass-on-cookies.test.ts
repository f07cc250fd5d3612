import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerSell } from '../features/sell/answer-sell.ts'
import { action as answerFaqs } from '../pages/faqs/FaqsPage.tsx'
import { dataOrThrow } from '../request/api-result.ts'
import { siteContext } from '../request/site-context.ts'
import { middleware } from '../shell/ShellRoute.tsx'
import { refusal } from '../testing/open-page.tsx'
import { requireUser } from './signed-in-user.ts'

const RENEWED = ['access_token=a2; Path=/; HttpOnly', 'refresh_token=r2; Path=/; HttpOnly']
const TYPED = {
  email: 'salma@example.org',
  message: 'Livrez-vous à Rabat ? Combien cela coûte-t-il ?',
  consent: 'true',
}

/** An API that takes the renewed token alone, and answers it so. */
function apiAnswering(answer: () => Response): typeof fetch {
  return async (input, init) => {
    const { url, headers } = new Request(input, init)
    if (url.endsWith('/auth/refresh-token'))
      return new Response(null, { headers: RENEWED.map((line): [string, string] => ['set-cookie', line]) })
    if (headers.get('cookie')?.includes('a2') !== true) return new Response(null, { status: 401 })
    return url.endsWith('/profile') ? Response.json({ id: 'salma' }) : answer()
  }
}

/** The answer of a page below the shell, as the router makes it; one that is rendered has no body here. */
async function answerOf(page: Pick<RouteObject, 'loader' | 'action'>, fetchApi: typeof fetch, body?: BodyInit) {
  const path = pathFor('faqs', 'fr')
  const shell = { middleware: middleware as RouteObject['middleware'] & object, children: [{ path, ...page }] }
  const { query } = createStaticHandler([shell])
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const init = { headers: { cookie: 'refresh_token=r1' }, ...(body !== undefined && { method: 'POST', body }) }
  const request = new Request(new URL(path, 'http://localhost'), init)
  const answer = await query(request, {
    requestContext: context,
    generateMiddlewareResponse: async (next) => {
      const result = await next(request)
      return result instanceof Response ? result : new Response(null, { status: result.statusCode })
    },
  })
  if (!(answer instanceof Response)) throw new Error('Nothing was answered')
  return { status: answer.status, cookies: answer.headers.getSetCookie(), cached: answer.headers.get('cache-control') }
}

describe('a session that was renewed on the way goes on', () => {
  const refused = apiAnswering(() => refusal(422, 'validation_failed'))
  const taken = apiAnswering(() => Response.json({ id: 'x' }, { status: 201 }))

  it('with a form that is refused for what was typed, or by the API, and with one that is taken', async () => {
    const page = { action: answerFaqs }
    const send = (fetchApi: typeof fetch, typed: Record<string, string>) =>
      answerOf(page, fetchApi, new URLSearchParams(typed))
    const [wrong, unwanted, done] = [await send(taken, {}), await send(refused, TYPED), await send(taken, TYPED)]
    expect([wrong.status, wrong.cookies]).toEqual([422, RENEWED])
    expect([unwanted.status, unwanted.cookies]).toEqual([422, RENEWED])
    expect([done.status, done.cookies]).toEqual([303, [expect.stringMatching(/^sent=/), ...RENEWED]])
  })

  it('with the form of a car to sell', async () => {
    const form = new FormData()
    form.append('phone', '12')
    const { status, cookies } = await answerOf({ action: answerSell }, refused, form)
    expect([status, cookies]).toEqual([422, RENEWED])
  })

  it('with a page that cannot be shown for now', async () => {
    const loader: RouteObject['loader'] = async (args) => {
      const { api } = await requireUser(args)
      return dataOrThrow(await api.GET('/wishlists'))
    }
    const away = apiAnswering(() => refusal(503, 'unavailable'))
    expect(await answerOf({ loader }, away)).toEqual({ status: 503, cookies: RENEWED, cached: 'private, no-store' })
  })

  it('and no page is private for which none was', async () => {
    expect(await answerOf({ loader: () => null }, taken)).toEqual({ status: 200, cookies: [], cached: null })
  })
})
