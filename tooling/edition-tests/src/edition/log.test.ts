import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { edition } from './app.ts'
import { handle } from './bundle.ts'

const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  logged.mockReset().mockReturnValue()
})
afterEach(() => {
  logged.mockReset()
})

/** Sends a request to a page whose API fails. */
async function ask(path: string, init?: RequestInit): Promise<number> {
  const fetchApi = () => Promise.reject(new Error('Nothing works'))
  const request = new Request(new URL(path, `https://${edition.host}`), init)
  return (await handle(request, { fetchApi, host: edition.host })).response.status
}

const about = pathFor('about', edition.defaultLanguage)

it('what a visitor asks wrongly is refused and not logged', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ a: 'b' }) }
  expect(await ask(about, form)).toBe(405)
  expect(await ask(`${about}.data`, form)).toBe(405)
  expect(logged).not.toHaveBeenCalled()
})

it('what fails in the server is logged', async () => {
  expect(await ask(`${pathFor('faqs', edition.defaultLanguage)}.data`)).toBeGreaterThanOrEqual(500)
  expect(logged).toHaveBeenCalled()
})
