// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { BrowserRequest } from '../testing/browser-request.ts'
import { browserApi } from './browser-api.ts'

afterEach(() => {
  document.cookie = 'session=; Max-Age=0'
  vi.unstubAllGlobals()
})

/** Stubs `fetch` to answer with a status, by the path and all paths so far; returns the list of those. */
function network(answer: (path: string, asked: readonly string[]) => number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, location.href)
    asked.push(pathname)
    return Response.json({}, { status: answer(pathname, asked) })
  })
  vi.stubGlobal('Request', BrowserRequest)
  return asked
}

const REFRESH = '/api/auth/refresh-token'

it('renews a session on the way, for all calls that are in flight', async () => {
  document.cookie = 'session=1'
  const asked = network((path, before) => (path === REFRESH || before.includes(REFRESH) ? 200 : 401))
  const api = await browserApi('fr')
  const answers = await Promise.all([1, 2, 3].map(() => api.GET('/wishlists/entries')))
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(asked.filter((path) => path === REFRESH)).toHaveLength(1)
})

it('signs the page out when the session has ended', async () => {
  document.cookie = 'session=1'
  network(() => 401)
  const { auth } = await import('./auth-store.ts')
  expect(auth.getState().isLoggedIn).toBe(true)
  const { response } = await (await browserApi('fr')).GET('/wishlists/entries')
  expect([response.status, auth.getState().isLoggedIn]).toEqual([401, false])
})

it('sends a change again after its visitor has signed in anew', async () => {
  document.cookie = 'session=1'
  const asked = network((path, before) => {
    if (path === REFRESH) document.cookie = 'session=; Max-Age=0'
    return path === REFRESH || !before.includes(REFRESH) ? 401 : 201
  })
  const { auth } = await import('./auth-store.ts')
  const { askToSignInBy } = await import('./browser-session.ts')
  askToSignInBy(() => Promise.resolve(true))
  const { response } = await (await browserApi('fr')).POST('/wishlists/merge', { body: { cars: ['4k7q2pxa'] } })
  expect([response.status, auth.getState().isLoggedIn]).toEqual([201, true])
  expect(asked).toEqual(['/api/wishlists/merge', REFRESH, '/api/wishlists/merge'])
})

it('does not try to renew the session of a guest', async () => {
  const asked = network(() => 401)
  await (await browserApi('fr')).GET('/wishlists/entries')
  expect(asked).toEqual(['/api/wishlists/entries'])
})

it('sends no change after another account has signed in, and reloads the page', async () => {
  const asked = network(() => 200)
  const reload = vi.spyOn(history, 'go').mockReturnValue()
  const merge = async () => (await browserApi('fr')).POST('/wishlists/merge', { body: { cars: ['4k7q2pxa'] } })
  document.cookie = 'session=7f1c9f56'
  await merge()
  document.cookie = 'session=8f1c9f56'
  let isAnswered = false
  void merge().then(() => {
    isAnswered = true
  })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await (await browserApi('fr')).GET('/wishlists/entries')
  expect([isAnswered, asked]).toEqual([false, ['/api/wishlists/merge', '/api/wishlists/entries']])
  dispatchEvent(new Event('newpage'))
  await merge()
  expect(asked.at(-1), 'on the next page').toBe('/api/wishlists/merge')
  reload.mockRestore()
})
