import { beforeAll, expect, it } from 'vitest'

import type { SearchQuery } from '@otosafi/search/search-query'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { createSearchService } from './search-service.ts'

const QUERY: SearchQuery = {
  filters: { brand: ['dacia', 'renault'], priceMin: 40_000 },
  statuses: ['available', 'reserved'],
  sort: 'bestDeal',
  limit: 10,
  start: { page: 2 },
  withFacets: true,
}

withDatabase('the search service', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 120)
  })

  it('answers from the database until its indexes are loaded, and the same from them', async () => {
    const { service, loaded } = await createSearchService({
      database,
      editions: ['ma'],
      clock: Date.now,
      report: () => undefined,
    })
    expect(service.ready).toBe(false)
    const before = await service.search('ma', QUERY)
    const cars = await service.cars('ma', before.ids)
    await loaded
    expect(service.ready).toBe(true)
    const after = await service.search('ma', QUERY)
    expect(before.ids).toHaveLength(10)
    expect({ ...before, facets: new Map(before.facets?.model) }).toEqual({
      ...after,
      facets: new Map(after.facets?.model),
    })
    expect(await service.cars('ma', after.ids)).toEqual(cars)
  })
})
