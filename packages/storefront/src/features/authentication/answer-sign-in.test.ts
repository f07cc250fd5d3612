import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { SAVED_SEARCHES, saveSearchPath } from '../../navigation/save-search-path.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import { siteContext } from '../../request/site-context.ts'
import { PROBE_COOKIE } from '../../session/probe-cookie.ts'
import { answerSignIn } from './answer-sign-in.ts'

const POST = pathFor('blogPost', 'fr', { id: 'papers-of-a-car' })
const LIKED = 'PUT /api/blogs/papers-of-a-car/like'
const SAVED = 'POST /api/saved-searches'

/** Signs in from the page that returns to an address. Resolves with where that leads, and with what was asked of the API. */
async function signIn(address: string, like: number, saved: object = {}) {
  const asked: string[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    asked.push(`${method} ${new URL(url).pathname}`)
    if (asked.at(-1) === SAVED) return Response.json(saved)
    return new Response(null, { status: asked.at(-1) === LIKED ? like : 204 })
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = new URL(signInPath(address, 'fr'), 'http://localhost')
  const request = new Request(url, {
    method: 'POST',
    headers: { cookie: PROBE_COOKIE },
    body: new URLSearchParams({ identifier: 'awa@example.org', password: 'four blue cars' }),
  })
  const args = { request, url, context, params: {}, pattern: '' } as Parameters<typeof answerSignIn>[0]
  const answered: unknown = await answerSignIn(args).catch((thrown: unknown) => thrown)
  return { leads: answered instanceof Response ? answered.headers.get('location') : answered, asked }
}

it('takes the like that a guest has pressed, and leads back to its article, which says so', async () => {
  expect(await signIn(`${POST}?like=like`, 200)).toEqual({
    leads: `${POST}?sent=like#like`,
    asked: ['POST /api/auth/login', LIKED],
  })
})

it('leads back to the article where the like is refused, and takes none that nobody pressed', async () => {
  expect((await signIn(`${POST}?like=like`, 503)).leads).toBe(POST)
  expect(await signIn(POST, 200)).toEqual({ leads: POST, asked: ['POST /api/auth/login'] })
})

it.each([
  ['daily', 'email', '?sent=save'],
  ['weekly', 'email', '?sent=save&pace=weekly'],
  ['instant', 'phone', '?sent=save&pace=instantSms'],
])('saves the search of a guest, and leads to how it is told of: %s by %s', async (frequency, channel, query) => {
  const { leads, asked } = await signIn(saveSearchPath('brand=kia', 'fr'), 200, { frequency, channel })
  expect(leads).toBe(pathFor('accountSection', 'fr', { key: SAVED_SEARCHES }) + query)
  expect(asked).toEqual(['POST /api/auth/login', SAVED])
})
