import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import { cardOf } from '@otosafi/api-client/testing/card'
import { MAX_PAGE } from '@otosafi/domain/listing/limits'

import { loadListing } from './load-listing.ts'

const api = createApiClient({
  baseUrl: 'https://otosafi.ma/api',
  language: 'fr',
  fetch: async ({ url }) =>
    Response.json({
      cars: [cardOf()],
      total: 100_000,
      page: Number(new URL(url).searchParams.get('page')),
      pageCount: 4167,
      facets: null,
      priceRange: null,
      reading: null,
    }),
})

it('a listing of more cars than can be asked for by pages leads to no page behind the last', async () => {
  const { interactive } = await loadListing({ api }, { filters: {}, sort: 'newest', page: MAX_PAGE })
  expect(interactive).toMatchObject({ total: 100_000, page: MAX_PAGE, pageCount: MAX_PAGE })
})
