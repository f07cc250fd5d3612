import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import { cardOf } from '@otosafi/api-client/testing/card'
import { MAX_PAGE_SIZE } from '@otosafi/domain/listing/limits'

import { MAX_FAVOURITES } from '../../state/favourites-store.ts'
import { loadCardCars } from './load-card-cars.ts'

it('loads all cars of the longest list of favourites', async () => {
  const ids = Array.from({ length: MAX_FAVOURITES }, (_, at) => `aaaaaa${String(at).padStart(2, '0')}`)
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    // As the contract says: a page has no more cars, a list of ids may.
    fetch: async ({ url }) => {
      const query = new URL(url).searchParams
      if (Number(query.get('limit')) > MAX_PAGE_SIZE)
        return Response.json({ code: 'validation_failed' }, { status: 422 })
      return Response.json({ cars: query.getAll('id').map((id) => cardOf({ id })) })
    },
  })
  expect((await loadCardCars(api, ids)).map(({ id }) => id)).toEqual(ids)
})
