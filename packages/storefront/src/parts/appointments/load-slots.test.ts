import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadServiceSlots } from './load-slots.ts'

const load = (answer: Response) => {
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch: async () => answer, language: 'en' })
  return loadServiceSlots(api, new URLSearchParams())
}

it('times that could not be loaded are not the same as none', async () => {
  expect(await load(Response.json({ slots: [], timeZone: 'Africa/Casablanca' }))).toMatchObject({ hasFailed: false })
  expect(await load(Response.json({}, { status: 503 }))).toMatchObject({ days: [], chosen: null, hasFailed: true })
})
