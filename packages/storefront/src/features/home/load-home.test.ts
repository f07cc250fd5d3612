import { expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import type { EditionFacts } from '@otosafi/editions/edition'

import { translatorOf } from '../../texts/translators.ts'
import { loadHome } from './load-home.ts'

const edition = vi.hoisted(() => ({}) as EditionFacts)
vi.mock('#edition', async () => ({
  edition: Object.assign(edition, (await import('@otosafi/editions/facts/coza')).coza),
}))

it.each([
  ['caution', false],
  ['neutral', true],
] as const)('imported cars have a row unless the word is a caution: %s', async (importedIs, isAsked) => {
  edition.importedIs = importedIs
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).search)
    return url.includes('/api/cars')
      ? Response.json({ cars: [], total: 0, facets: null, priceRange: null })
      : Response.json({}, { status: 404 })
  }
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'en' })
  const home = await loadHome({ api, t: translatorOf('en').t, language: 'en' })
  expect(home.imported).toEqual([])
  expect(asked.some((search) => search.includes('condition=imported'))).toBe(isAsked)
})
