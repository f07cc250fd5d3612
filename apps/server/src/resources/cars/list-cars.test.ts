import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import type { CarFilters } from '@otosafi/domain/listing/filters'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { totalAfter } from '@otosafi/domain/listing/total-after'
import { FACETS, SORTS } from '@otosafi/domain/listing/vocabulary'
import { EDITIONS } from '@otosafi/editions/registry'
import type { IndexedCar } from '@otosafi/search/indexed-car'
import { propertyRuns } from '@otosafi/vitest/property-runs'

import { searchWithSql } from '../../catalogue/sql-fallback.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { countByHand, fulfils } from '../../testing/brute-force.ts'
import { TODAY } from '../../testing/cars.ts'
import { anyFilters, OFFERED, optionsOf, queryOf } from '../../testing/listing.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { FOR_SALE, searchPartOf } from './listing-filters.ts'
import { openListing } from './testing/open-listing.ts'

/** The least share of changes whose optimistic count is known and not 0: a test of zeros would find no fault. */
const TOLD_SHARE = 0.2

withDatabase('the listing', (open) => {
  let database: Database
  let server: TestServer
  let stock: IndexedCar[]

  beforeAll(async () => {
    database = await open()
    ;({ server, stock } = await openListing(database))
  })

  it('gives the cars that are named, in the order asked for, and leaves out ids that nobody has', async () => {
    const [first, second] = (await server.send('ma', '/api/cars?limit=2')).body.cars
    const { status, body } = await server.send('ma', `/api/cars?id=${second.id}&id=zzzzzzzz&id=${first.id}`)
    expect([status, body.total, body.cars]).toEqual([200, 2, [second, first]])
    const turned = await server.send('ma', `/api/cars?id=${first.id}&id=zzzzzzzz&id=${second.id}`)
    expect(turned.body.cars, 'not the answer that was kept for the other order').toEqual([first, second])
    const elsewhere = await server.send('sn', `/api/cars?id=${first.id}`)
    expect(elsewhere.body.cars).toEqual([])
    expect((await server.send('ma', '/api/cars?id=..%2f')).status).toBe(422)
  })

  it('shows 24 cars for sale, newest first, and goes on behind them without doubles', async () => {
    const first = await server.send('ma', '/api/cars')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ total: stock.length, page: 1, pageCount: Math.ceil(stock.length / 24) })
    const seen: string[] = []
    let { body } = first
    for (;;) {
      seen.push(...body.cars.map((car: { id: string }) => car.id))
      if (body.nextCursor === null) break
      body = (await server.send('ma', queryOf({ cursor: body.nextCursor }))).body
    }
    const newestFirst = stock.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1))
    expect(seen).toEqual(newestFirst.map(({ id }) => id))
    const second = await server.send('ma', queryOf({ page: 2 }))
    expect(second.body.cars.map((car: { id: string }) => car.id)).toEqual(seen.slice(24, 48))
  })

  it('counts like the database and like counting by hand, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(...SORTS), async (filters, sort) => {
        const { status, body } = await server.send('ma', queryOf({ ...filters, sort, limit: 48 }))
        expect(status).toBe(200)
        const matching = stock.filter((car) => fulfils(car, filters, null))
        expect(body.total).toBe(matching.length)
        const byHand = countByHand(stock, filters)
        const expected = await searchWithSql(
          database.kysely,
          'ma',
          {
            ...searchPartOf(filters, EDITIONS.ma, { search: server.search, clock: () => server.time.now }),
            statuses: FOR_SALE,
            sort,
            limit: 48,
            start: { page: 1 },
            withFacets: true,
          },
          TODAY,
        )
        expect(body.cars.map((car: { id: string }) => car.id)).toEqual(expected.ids)
        expect(body.nextCursor).toBe(expected.nextCursor)
        for (const facet of FACETS) {
          const counted = Object.fromEntries(optionsOf(body, facet).filter(([, count]) => count > 0))
          expect(counted).toEqual(byHand[facet])
          if (facet === 'modelYear') continue
          expect(counted).toEqual(Object.fromEntries([...expected.facets![facet]].filter(([, count]) => count > 0)))
        }
        const prices = stock.filter((car) => fulfils(car, withoutPrice(filters), null)).map(({ price }) => price)
        expect(body.priceRange).toEqual(
          prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
        )
      }),
      { numRuns: 40 },
    )
  })

  it('tells by its counts how many cars another choice in one of its groups will give', async () => {
    const known = { cars: 0, none: 0, unknown: 0 }
    const anyChange = fc.tuple(anyFilters, fc.subarray([...FACETS], { maxLength: 3 })).chain(([all, names]) => {
      const filters: CarFilters = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
      return fc.constantFrom(...FACETS).chain((facet) => {
        const { [facet]: chosen = [], ...others } = filters
        const options = [...new Set([...chosen, ...OFFERED[facet]])]
        const next = fc.oneof(fc.subarray(options, { maxLength: 2 }), fc.subarray(options))
        return next.map((values) => [filters, values.length === 0 ? others : { ...others, [facet]: values }] as const)
      })
    })
    await fc.assert(
      fc.asyncProperty(anyChange, async ([filters, next]) => {
        const { facets } = (await server.send('ma', queryOf({ ...filters, limit: 1 }))).body
        const predicted = totalAfter({ filters, facets }, next)
        known[predicted === null ? 'unknown' : predicted === 0 ? 'none' : 'cars'] += 1
        if (predicted !== null)
          expect(predicted).toBe((await server.send('ma', queryOf({ ...next, limit: 1 }))).body.total)
      }),
      { numRuns: propertyRuns(200) },
    )
    expect(known.cars, JSON.stringify(known)).toBeGreaterThan(TOLD_SHARE * (known.cars + known.none + known.unknown))
  })

  it('goes on behind any car like the database, in every order', async () => {
    for (const sort of SORTS) {
      const { nextCursor } = (await server.send('ma', queryOf({ sort, limit: 7 }))).body
      const next = (await server.send('ma', queryOf({ sort, limit: 7, cursor: nextCursor }))).body
      const second = (await server.send('ma', queryOf({ sort, limit: 7, page: 2 }))).body
      expect([sort, next.cars]).toEqual([sort, second.cars])
    }
  })

  it.each(['4x4', 'AWD', '4 roues motrices', 'دفع رباعي'])('finds cars by their driven wheels in “%s”', async (q) => {
    const total = async (query: Record<string, string>) => (await server.send('ma', queryOf(query))).body.total
    expect(await total({ q })).toBe(await total({ drivetrain: 'all' }))
    expect(await total({ q })).toBeGreaterThan(0)
  })

  it('understands words, with typos, and finds nothing for words that mean nothing', async () => {
    const { body } = await server.send('ma', queryOf({ q: 'dacai dustr' }))
    const dusters = stock.filter(({ model }) => model === 'dacia-duster')
    expect(body.total).toBe(dusters.length)
    expect((await server.send('ma', queryOf({ q: 'qqqqwwwwzzzz' }))).body).toMatchObject({
      total: 0,
      cars: [],
      pageCount: 1,
      nextCursor: null,
    })
  })

  it('says in words how it read a text, and what it did not understand', async () => {
    const { body } = await server.send('ma', queryOf({ q: 'dacai souss moins de 85 000 DH tdi' }), {
      headers: { 'accept-language': 'en' },
    })
    expect(body.reading).toEqual({
      query: 'brand=dacia&city=agadir&priceMax=85000',
      phrases: [
        { text: 'dacai', without: 'souss moins de 85 000 DH tdi', label: 'Dacia' },
        { text: 'souss', without: 'dacai moins de 85 000 DH tdi', label: 'Agadir' },
        { text: 'moins de 85 000 DH', without: 'dacai souss tdi', label: 'Up to 85\u00A0000\u00A0DH' },
      ],
      ignored: ['tdi'],
    })
    expect(body.cars).not.toEqual([])
    for (const { price, brand } of body.cars) expect([price <= 85_000, brand.id]).toEqual([true, 'dacia'])
    const total = async (query: Record<string, string>) => (await server.send('ma', queryOf(query))).body.total
    expect(body.total).toBe(await total({ brand: 'dacia', city: 'agadir', priceMax: '85000' }))
    expect((await server.send('ma', queryOf({ priceMax: 85_000 }))).body.reading).toBeNull()
  })

  it('takes the reference, id or address of a car among words as that car alone, and counts it alone', async () => {
    const [car] = (await server.send('ma', queryOf({ limit: 1 }))).body.cars
    const only = stock.filter(({ id }) => id === car.id)
    const alone = countByHand(only, {})
    const address = `https://otosafi.ma/fr/buy/${car.brand.id}/${car.model.id}/${car.modelYear}/${car.price}/${car.id}`
    for (const q of [car.reference, car.id, `Réf. ${car.reference.toLowerCase()} svp`, address]) {
      const { body } = await server.send('ma', queryOf({ q }))
      expect([q, body.total, body.cars]).toEqual([q, 1, [car]])
      expect(body.reading).toEqual({ query: '', phrases: [], ignored: [] })
      for (const facet of FACETS)
        expect(Object.fromEntries(optionsOf(body, facet).filter(([, count]) => count > 0))).toEqual(alone[facet])
    }
    const others = await server.send('ma', queryOf({ q: car.reference, modelYear: String(car.modelYear - 1) }))
    expect(others.body.total).toBe(0)
    expect((await server.send('sn', queryOf({ q: car.reference }))).body.total).toBe(0)
  })

  it('finds a sold car by its reference only among those that are sold', async () => {
    const [sold] = (await server.send('ma', queryOf({ status: 'sold', limit: 1 }))).body.cars
    expect((await server.send('ma', queryOf({ q: sold.reference }))).body.total).toBe(0)
    expect((await server.send('ma', queryOf({ q: sold.reference, status: 'sold' }))).body.cars).toEqual([sold])
  })

  it('does not understand a reference that no car here has, and reads no amount in it', async () => {
    for (const q of ['MA-4K7Q2PXA', 'dacia CI-4K7Q2PXA']) {
      const { body } = await server.send('ma', queryOf({ q }))
      expect([q, body.total]).toEqual([q, 0])
      expect(body.reading).toEqual({ query: '', phrases: [], ignored: [q.replace('dacia ', '')] })
    }
  })

  it('keeps to a monthly budget', async () => {
    const { body } = await server.send('ma', queryOf({ monthlyMax: 1500, limit: 48, sort: 'priceDesc' }))
    const all = (await server.send('ma', queryOf({ limit: 48, sort: 'priceDesc', priceMax: body.cars[0].price + 1 })))
      .body
    for (const car of body.cars) expect(car.monthlyPayment).toBeLessThanOrEqual(1500)
    const affordable = all.cars.filter((car: { monthlyPayment: number }) => car.monthlyPayment <= 1500)
    expect(body.cars.map((car: { id: string }) => car.id).slice(0, affordable.length)).toEqual(
      affordable.map((car: { id: string }) => car.id),
    )
  })

  it('shows sold cars only when they are asked for', async () => {
    const sold = (await server.send('ma', queryOf({ status: 'sold' }))).body
    expect(sold.total).toBeGreaterThan(0)
    for (const car of sold.cars) expect(car.status).toBe('sold')
  })

  it('never shows a car of another edition', async () => {
    const ofMorocco = new Set(stock.map(({ id }) => id))
    for (let page = 1; page <= 4; page++) {
      const { body } = await server.send('sn', queryOf({ page, limit: 48 }))
      if (page === 1) expect(body.cars).toHaveLength(48)
      for (const car of body.cars) {
        expect(ofMorocco.has(car.id)).toBe(false)
        expect(car).toMatchObject({ currency: 'XOF', reference: `SN-${car.id.toUpperCase()}` })
      }
    }
    expect((await server.send('ci', '/api/cars')).body.total).toBe(0)
  })

  it('refuses a cursor of another order or of nobody', async () => {
    const { nextCursor } = (await server.send('ma', '/api/cars?sort=priceAsc')).body
    for (const query of [{ cursor: nextCursor }, { cursor: 'abc' }, { cursor: 'A'.repeat(200) }]) {
      const { status, body } = await server.send('ma', queryOf(query))
      expect([status, body.errors]).toEqual([422, [{ path: '/query/cursor', code: 'invalid' }]])
    }
  })

  it('answers any question whatever with cars or with a refusal', async () => {
    const names = ['q', ...FACETS, ...RANGE_FILTERS, 'status', 'sort', 'page', 'limit', 'cursor', 'facets', 'x']
    const oddities = [
      '',
      '0',
      '-1',
      '1',
      '99999999999999999999',
      '1e309',
      'NaN',
      'null',
      'true',
      'false',
      'newest',
      'sold',
      'toyota',
      "'; drop table cars",
      '../../etc',
      '\u0000',
      '%',
      '💥'.repeat(40),
      'a'.repeat(300),
      'مرسيدس',
      '{}',
      '[1]',
    ]
    const values = fc.oneof(
      fc.constantFrom(...oddities),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(...SORTS),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 12 }), async (pairs) => {
        const params = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]))
        const { status, headers, body } = await server.send('ma', `/api/cars?${params.toString()}`)
        expect([200, 422]).toContain(status)
        expect(headers['content-type']).toContain(status === 200 ? 'application/json' : 'application/problem+json')
        if (status === 422) expect(body).toMatchObject({ code: 'validation_failed', status: 422 })
      }),
      { numRuns: 150 },
    )
  })

  it('names cities in Arabic letters to those who read Arabic, and keeps their ids', async () => {
    const ask = async (language: string) => {
      const path = '/api/cars?city=casablanca&limit=1'
      const { body } = await server.send('ma', path, { headers: { 'accept-language': language } })
      const option = body.facets.city.find(({ value }: { value: string }) => value === 'casablanca')
      return [body.cars[0].city, option.label]
    }
    expect(await ask('ar')).toEqual([{ id: 'casablanca', name: 'الدار البيضاء' }, 'الدار البيضاء'])
    expect(await ask('fr')).toEqual([{ id: 'casablanca', name: 'Casablanca' }, 'Casablanca'])
  })
})

function withoutPrice({ priceMin: _, priceMax: __, ...rest }: CarFilters): CarFilters {
  return rest
}
