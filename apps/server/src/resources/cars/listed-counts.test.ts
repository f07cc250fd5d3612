import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { FACETS, HIGHLIGHTS } from '@otosafi/domain/listing/vocabulary'
import type { IndexedCar } from '@otosafi/search/indexed-car'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { countByHand } from '../../testing/brute-force.ts'
import { anyFilters, optionsOf, queryOf } from '../../testing/listing.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { openListing } from './testing/open-listing.ts'

withDatabase('the choices of the listing', (open) => {
  let database: Database
  let server: TestServer
  let stock: IndexedCar[]

  beforeAll(async () => {
    database = await open()
    ;({ server, stock } = await openListing(database))
  })

  it('offers whatever the stock has, with 0 where the other filters leave none', async () => {
    const whole = countByHand(stock, {})
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { body } = await server.send('ma', queryOf({ ...filters, limit: 1 }))
        for (const facet of FACETS.filter((each) => each !== 'model')) {
          const offered = optionsOf(body, facet).map(([value]) => value)
          expect(new Set(offered)).toEqual(new Set([...Object.keys(whole[facet]), ...(filters[facet] ?? [])]))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('offers of models without a car those of chosen brands', async () => {
    const { body } = await server.send('ma', queryOf({ brand: 'dacia', priceMin: 9_000_000 }))
    const ofDacia = new Set(stock.filter(({ brand }) => brand === 'dacia').map(({ model }) => model))
    expect(new Map(optionsOf(body, 'model'))).toEqual(new Map([...ofDacia].map((model) => [model, 0])))
  })

  it('offers the 25 years to next one, then all that are older', async () => {
    const years = (await server.send('ma', '/api/cars')).body.facets.modelYear
    expect(years.at(-1)).toEqual({ value: 'older', label: 'older', count: 3 })
    expect(years.at(-2)).toMatchObject({ value: '2003' })
    const { body } = await server.send('ma', queryOf({ modelYear: 'older', sort: 'yearDesc' }))
    expect(body.cars.map(({ modelYear }: { modelYear: number }) => modelYear)).toEqual([2002, 1996, 1987])
    const chosen = (await server.send('ma', queryOf({ modelYear: 1987 }))).body
    expect(chosen.total).toBe(1)
    expect(chosen.facets.modelYear.slice(-2).map(({ value }: { value: string }) => value)).toEqual(['1987', 'older'])
    expect(optionsOf((await server.send('sn', '/api/cars')).body, 'modelYear')).not.toContainEqual(['older', 0])
  })

  it('leaves the counts out when they are not wanted', async () => {
    expect((await server.send('ma', queryOf({ facets: false }))).body).toMatchObject({ facets: null, priceRange: null })
  })

  it('counts the years down from the next one of its clock', async () => {
    const { now } = server.time
    server.time.now = Date.parse('2027-01-01T00:00:00Z')
    const { body } = await server.send('ma', queryOf({ modelYear: 'older' }))
    server.time.now = now
    expect(body.total).toBe(4)
  })

  it('finds the cars that are certified, whose flaws are shown and whose price was lowered', async () => {
    const { facets } = (await server.send('ma', '/api/cars')).body
    expect(facets.highlight.map(({ value }: { value: string }) => value)).toEqual([...HIGHLIGHTS])
    for (const { value, count } of facets.highlight) {
      const { body } = await server.send('ma', queryOf({ highlight: value, limit: 48 }))
      expect([body.total, body.total > 0]).toEqual([count, true])
      for (const { id } of body.cars.slice(0, 5)) {
        const car = (await server.send('ma', `/api/cars/${id}`)).body
        if (value === 'priceLowered') expect(car.oldPrice).toBeGreaterThan(car.price)
        else if (value === 'certified') expect(car.uncertifiedReasons).toEqual([])
        else expect(car.photos.map(({ kind }: { kind: string }) => kind)).toContain('flaw')
      }
    }
    const all = (await server.send('ma', queryOf({ highlight: [...HIGHLIGHTS] }))).body
    expect(all.facets.highlight.map(({ count }: { count: number }) => count)).toEqual(HIGHLIGHTS.map(() => all.total))
  })
})
