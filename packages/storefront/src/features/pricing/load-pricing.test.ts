import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadPricing } from './load-pricing.ts'

const VALUATION = { currency: 'MAD', range: null, comparables: 0, confidence: 'none', loss: [], date: '2026-05-12' }
const RANGE = { low: 90_000, middle: 97_000, high: 104_000 }
const CAR = '?brand=kia&model=rio&year=2018'

type Valuations = Parameters<typeof loadPricing>[1]

/** Asks what an address does, of an API that has a `range` for a whole brand; `sent` are the values that were asked for. */
function pricing(valuations: Valuations, range: typeof RANGE | null = null) {
  const sent: { path: string; body: object }[] = []
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    async fetch(request) {
      const path = new URL(request.url).pathname.slice('/api'.length)
      if (path === '/pricing/brands') return Response.json({ brands: [{ id: 'kia', name: 'Kia' }] })
      if (path === '/pricing/models') return Response.json({ models: [{ id: 'rio', name: 'Rio' }] })
      if (path === '/pricing/years') return Response.json({ years: [2018] })
      if (path === '/pricing/prices')
        return Response.json({
          years: [
            { modelYear: 2025, range: RANGE },
            { modelYear: 2019, range: null },
            { modelYear: 2014, range: RANGE },
          ],
        })
      const body = (await request.json()) as { model?: string }
      sent.push({ path, body })
      return Response.json({ ...VALUATION, range: body.model === undefined ? range : null, cars: [] })
    },
  })
  const ask = (query: string) => loadPricing({ api, url: new URL(`https://otosafi.ma/fr${query}`) }, valuations)
  return { ask, sent }
}

it.each(['/pricing/valuations', '/selling-cars/valuations'] as const)(
  'a car is valued by the call of the page that asks: %s',
  async (valuations) => {
    const { ask, sent } = pricing(valuations)
    expect((await ask('?brand=kia')).result).toBeNull()
    expect(sent).toEqual([])
    const { result } = await ask(CAR)
    expect(result).toMatchObject({ ...VALUATION, isWholeBrand: false, hasMileage: false, cars: [] })
    expect(sent[0]).toEqual({ path: valuations, body: { brand: 'kia', model: 'rio', modelYear: 2018 } })
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set([valuations]))
  },
)

it('of what has too few comparable cars, only what leads to a range is named to widen it', async () => {
  const wider = async (range: typeof RANGE | null, query: string) =>
    (await pricing('/pricing/valuations', range).ask(query)).result?.wider
  expect(await wider(null, CAR)).toEqual({ year: 2014, isAnyModel: false })
  expect(await wider(RANGE, CAR)).toEqual({ year: 2014, isAnyModel: true })
  expect(await wider(null, '?brand=kia&year=2018')).toEqual({ year: null, isAnyModel: false })
  expect(await wider(RANGE, '?brand=kia&year=2018')).toBeNull()
})

it('what a value takes is missing once the button was pressed without it, not while it is chosen', async () => {
  const { ask } = pricing('/pricing/valuations')
  for (const [query, missing] of [
    ['?brand=&asked=', 'brand'],
    ['?brand=kia&model=&year=&asked=', 'modelYear'],
    ['?brand=kia&model=&year=1987&asked=', null],
    [`${CAR}&asked=`, null],
    ['?brand=kia&model=rio&year=', null],
    ['', null],
  ] as const)
    expect((await ask(query)).missing, query).toBe(missing)
})

it('a year without data is distinguished from no year, and is not valued', async () => {
  const { ask, sent } = pricing('/pricing/valuations')
  expect(await ask('?brand=kia&model=rio&year=1987')).toMatchObject({ ignoredYear: '1987', result: null })
  for (const query of ['?brand=kia&model=rio', '?brand=kia&year=', '?year=1987', CAR])
    expect((await ask(query)).ignoredYear, query).toBeNull()
  expect(sent.filter(({ body }) => 'modelYear' in body && body.modelYear === 1987)).toEqual([])
})
