import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import { cardOf } from '@otosafi/api-client/testing/card'
import { OLDER } from '@otosafi/domain/listing/vocabulary'

import { loadListing } from './load-listing.ts'

// Half past midnight in Morocco, whose year is new.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-31T23:30:00Z') }))
afterEach(() => void vi.useRealTimers())

it('the older model years end where those of the edition’s own year begin', async () => {
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    fetch: async () =>
      Response.json({
        cars: [cardOf()],
        total: 1,
        page: 1,
        pageCount: 1,
        facets: { modelYear: [{ value: OLDER, label: OLDER, count: 3 }] },
        priceRange: null,
        reading: null,
      }),
  })
  const { staticData } = await loadListing({ api }, { filters: {}, sort: 'newest', page: 1 })
  expect(staticData.facets.modelYear).toEqual([{ value: OLDER, label: '2002', count: 3 }])
})
