import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import { FACETS, HIGHLIGHTS } from '@otosafi/domain/listing/vocabulary'
import { propertyRuns, PROPERTY_TIMEOUT } from '@otosafi/vitest/property-runs'

import { createCarIndex } from './car-index.ts'
import { decodeCursor } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import type { IndexedCar } from './indexed-car.ts'
import type { SearchQuery } from './search-query.ts'
import { anyCar, anyQuery } from './testing/any-query.ts'
import { oracle } from './testing/brute-force.ts'

const ALL: SearchQuery = {
  filters: {},
  statuses: SALE_STATUSES,
  sort: 'newest',
  limit: 24,
  start: { page: 1 },
  withFacets: true,
}
const sample = (id: string, change: Partial<IndexedCar> = {}): IndexedCar => ({
  ...(fc.sample(anyCar, { seed: 1, numRuns: 1 })[0] as IndexedCar),
  id,
  ...change,
})

type Change = { upsert: IndexedCar } | { many: IndexedCar[] } | { remove: string } | { load: IndexedCar[] }
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ upsert: anyCar }) },
  { weight: 2, arbitrary: fc.record({ many: fc.uniqueArray(anyCar, { maxLength: 30, selector: (car) => car.id }) }) },
  { weight: 4, arbitrary: fc.record({ remove: anyCar.map((car) => car.id) }) },
  { weight: 1, arbitrary: fc.record({ load: fc.array(anyCar, { maxLength: 10 }) }) },
)
const anyStock = fc.array(anyCar, { maxLength: 300, size: 'max' })

function apply(change: Change, index: ReturnType<typeof createCarIndex>, cars: Map<string, IndexedCar>): void {
  if ('upsert' in change) {
    index.upsert(change.upsert)
    cars.set(change.upsert.id, change.upsert)
  } else if ('many' in change) {
    index.upsertMany(change.many, (_, reason) => expect.fail(String(reason)))
    for (const car of change.many) cars.set(car.id, car)
  } else if ('remove' in change) {
    index.remove(change.remove)
    cars.delete(change.remove)
  } else {
    index.bulkLoad(change.load)
    for (const car of change.load) cars.set(car.id, car)
  }
}

function expectRight(
  index: ReturnType<typeof createCarIndex>,
  cars: Map<string, IndexedCar>,
  query: SearchQuery,
): void {
  const { hits, facets, priceRange } = oracle([...cars.values()], query)
  const page = 'page' in query.start ? query.start.page : 1
  const result = index.search(query)
  expect(result.ids).toEqual(hits.slice((page - 1) * query.limit, page * query.limit))
  expect(result.total).toBe(hits.length)
  expect(result.priceRange).toEqual(priceRange)
  expect(result.facets).toEqual(facets)
  expect(result.nextCursor !== null).toBe(page * query.limit < hits.length)
}

describe('the search index', () => {
  it(
    'answers as brute force does after a bulk load',
    () => {
      fc.assert(
        fc.property(anyStock, fc.array(anyQuery, { minLength: 1, maxLength: 4 }), (stock, queries) => {
          const index = createCarIndex()
          const cars = new Map<string, IndexedCar>()
          apply({ load: stock }, index, cars)
          for (const query of queries) expectRight(index, cars, query)
        }),
        { numRuns: propertyRuns(150) },
      )
    },
    PROPERTY_TIMEOUT,
  )

  it(
    'answers as brute force does after any sequence of changes',
    () => {
      fc.assert(
        fc.property(
          anyStock,
          fc.array(fc.tuple(anyChange, anyQuery), { maxLength: 60, size: 'max' }),
          (stock, steps) => {
            const index = createCarIndex()
            const cars = new Map<string, IndexedCar>()
            apply({ load: stock }, index, cars)
            for (const [change, query] of steps) {
              apply(change, index, cars)
              expect(index.size).toBe(cars.size)
              expectRight(index, cars, query)
            }
          },
        ),
        { numRuns: propertyRuns(60) },
      )
    },
    PROPERTY_TIMEOUT,
  )

  it('answers as brute force does for a stock that outgrows its first memory', () => {
    const index = createCarIndex()
    const cars = new Map<string, IndexedCar>()
    for (const [number, car] of fc.sample(anyCar, { seed: 5, numRuns: 3000 }).entries()) {
      apply({ upsert: { ...car, id: `x${number}` } }, index, cars)
    }
    for (const query of fc.sample(anyQuery, { seed: 6, numRuns: 40 })) {
      const { matchIds: _none, ...rest } = query
      expectRight(index, cars, rest)
    }
  })

  it(
    'goes through cursors without a car twice and without skipping one that stays',
    () => {
      fc.assert(
        fc.property(
          anyStock,
          fc.array(fc.array(anyChange, { maxLength: 8 }), { maxLength: 12 }),
          anyQuery,
          (stock, rounds, query) => {
            const index = createCarIndex()
            const cars = new Map<string, IndexedCar>()
            apply({ load: stock }, index, cars)
            const before = oracle([...cars.values()], query).hits
            const touched = new Set<string>()
            const seen: string[] = []
            let start: SearchQuery['start'] = { page: 1 }
            for (let page = 0; ; page++) {
              const { ids, nextCursor } = index.search({ ...query, start, limit: 7 })
              seen.push(...ids)
              if (nextCursor === null) break
              start = { after: decodeCursor(nextCursor, query.sort) as Cursor }
              for (const change of rounds[page] ?? []) {
                // A car whose position changes between two pages may rightly appear on both: only new cars and removals here.
                if ('remove' in change) touched.add(change.remove)
                if (
                  'load' in change ||
                  'many' in change ||
                  ('upsert' in change && (cars.has(change.upsert.id) || touched.has(change.upsert.id)))
                )
                  continue
                apply(change, index, cars)
              }
            }
            expect(new Set(seen).size).toBe(seen.length)
            expect(seen).toEqual(expect.arrayContaining(before.filter((id) => !touched.has(id))))
          },
        ),
        { numRuns: propertyRuns(100) },
      )
    },
    PROPERTY_TIMEOUT,
  )

  it('lists cars whose deal is not known last, and goes on among them', () => {
    const index = createCarIndex()
    index.bulkLoad([
      sample('b', { dealScore: Infinity }),
      sample('a', { dealScore: Infinity }),
      sample('c', { dealScore: 1 }),
    ])
    const first = index.search({ ...ALL, sort: 'bestDeal', limit: 2 })
    expect(first.ids).toEqual(['c', 'a'])
    const after = decodeCursor(first.nextCursor as string, 'bestDeal') as Cursor
    expect(index.search({ ...ALL, sort: 'bestDeal', limit: 2, start: { after } }).ids).toEqual(['b'])
  })

  it('has a version that grows with each change and only then', () => {
    const index = createCarIndex()
    const versions = [index.version]
    const step = (act: () => void): void => {
      act()
      versions.push(index.version)
    }
    step(() => index.upsert(sample('a', { price: 1 })))
    step(() => index.upsert(sample('a', { price: 2 })))
    step(() => index.remove('a'))
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    index.upsert(sample('a'))
    const settled = index.version
    index.upsert(sample('a'))
    index.remove('nobody')
    expect(index.version).toBe(settled)
  })

  it('says of the whole stock what an unfiltered question says, anew after a change', () => {
    const index = createCarIndex()
    index.bulkLoad([sample('a', { price: 5, status: 'sold' }), sample('b', { price: 9, status: 'available' })])
    expect(index.stats(['available'])).toMatchObject({ total: 1, priceRange: { min: 9, max: 9 } })
    index.upsert(sample('c', { price: 3, status: 'available', brand: 'b' }))
    expect(index.stats(['available'])).toMatchObject({ total: 2, priceRange: { min: 3, max: 9 } })
    expect(index.stats(['available']).facets.brand.get('b')).toBe(
      index.search({ ...ALL, statuses: ['available'] }).facets?.brand.get('b'),
    )
  })

  it.each([
    { price: Number.NaN },
    { publishedAt: Infinity },
    { dealScore: Number.NaN },
    { status: 'lost' as IndexedCar['status'] },
  ])('refuses a car with %o and stays as it was', (wrong) => {
    const index = createCarIndex()
    index.upsert(sample('a'))
    const before = index.search(ALL)
    expect(() => index.upsert(sample('a', wrong))).toThrow(RangeError)
    expect(() => index.bulkLoad([sample('a', wrong)])).toThrow(RangeError)
    expect(index.search(ALL)).toEqual(before)
  })

  it('refuses those of many cars that have no place, and takes the others', () => {
    const index = createCarIndex()
    const cars = Array.from({ length: 40 }, (_, at) => sample(`c${at}`, at % 10 === 3 ? { price: Number.NaN } : {}))
    const refused: string[] = []
    index.upsertMany(cars, ({ id }, reason) => {
      expect(reason).toBeInstanceOf(RangeError)
      refused.push(id)
    })
    expect(refused).toEqual(['c3', 'c13', 'c23', 'c33'])
    expectRight(index, new Map(cars.filter(({ id }) => !refused.includes(id)).map((car) => [car.id, car])), ALL)
  })

  it('refuses more values than a facet has codes for instead of mixing them up', () => {
    const index = createCarIndex()
    const features = Array.from({ length: 25 }, (_, number) => `f${number}`) as unknown as IndexedCar['features']
    expect(() => index.upsert(sample('a', { features }))).toThrow(RangeError)
    expect(index.size).toBe(0)
  })

  it('answers a question with every filter at once, however many values each has', () => {
    const index = createCarIndex()
    const cars = new Map(fc.sample(anyCar, { seed: 7, numRuns: 400 }).map((car) => [car.id, car]))
    apply({ load: [...cars.values()] }, index, cars)
    const unknown = Array.from({ length: 200 }, (_, number) => `none${number}`)
    const anyOf = (values: readonly unknown[]) => [...new Set(values)] as never[]
    const listed = [...cars.values()]
    const filters: SearchQuery['filters'] = {
      ...Object.fromEntries(
        FACETS.map((facet) => [facet, [...(index.stats(SALE_STATUSES).facets[facet]?.keys() ?? []), ...unknown]]),
      ),
      feature: anyOf(listed.flatMap(({ features }) => [...features])),
      highlight: [...HIGHLIGHTS],
      priceMin: 0,
      priceMax: 1e9,
      yearMin: 0,
      yearMax: 9999,
      mileageMin: 0,
      mileageMax: 1e9,
    }
    for (const question of [
      filters,
      { ...filters, feature: [], highlight: [] },
      { ...filters, feature: [...(filters.feature ?? []), ...anyOf(unknown)] },
    ]) {
      const matchIds = [...cars.keys()]
      expectRight(index, cars, { ...ALL, filters: question, within: question, matchIds, limit: 48 })
    }
  })

  it.each([Number.NaN, -3, 0, 1e15, Infinity, 1.5])('does not throw on %d as page or limit', (odd) => {
    const index = createCarIndex()
    index.bulkLoad([sample('a'), sample('b')])
    expect(index.search({ ...ALL, start: { page: odd } }).total).toBe(2)
    expect(index.search({ ...ALL, limit: odd }).total).toBe(2)
  })
})
