// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { siteContext } from '../../request/site-context.ts'
import { loader } from './AccountSectionPage.tsx'

const ID = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'

/** Opens a saved search with these headers: what was thrown, and how the API was called. */
async function open(headers: Readonly<Record<string, string>>) {
  const calls: string[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname } = new URL(url)
    calls.push(`${method} ${pathname}`)
    return Response.json(pathname === '/api/profile' ? { id: 'salma' } : { query: 'brand=dacia' })
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = new URL(`${pathFor('accountSection', 'fr', { key: SAVED_SEARCHES })}?open=${ID}`, 'http://localhost')
  const request = new Request(url, { headers: { cookie: 'access_token=a1; refresh_token=r1', ...headers } })
  const answer: unknown = await loader({ request, url, context, params: {}, pattern: '' }).catch(
    (thrown: unknown) => thrown,
  )
  return { answer, calls }
}

it('a saved search that is opened leads to its cars, which are seen from then on', async () => {
  const { answer, calls } = await open({})
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(`${pathFor('buyCars', 'fr')}?brand=dacia`)
  expect(calls).toEqual(['GET /api/profile', `PATCH /api/saved-searches/${ID}`])
})

it.each([
  ['sec-purpose', 'prefetch;prerender'],
  ['x-moz', 'prefetch'],
])('one that a browser only gets ready is not seen yet: %s: %s', async (name, purpose) => {
  const { answer, calls } = await open({ [name]: purpose })
  expect(answer).toMatchObject({ init: { status: 503 } })
  expect(calls).toEqual(['GET /api/profile'])
})
