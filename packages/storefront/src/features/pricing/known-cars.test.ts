import { expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { knownCars } from './known-cars.ts'
import { loadAsked } from './load-asked.ts'
import { loadPricing } from './load-pricing.ts'

// An edition without the pricing tool.
vi.mock('#edition', async () => ({ edition: (await import('@otosafi/editions/facts/ci')).ci }))

/** An API whose edition has no cars for sale, and none of the pricing tool's answers. */
const api = createApiClient({
  baseUrl: 'https://otosafi.ci/api',
  language: 'fr',
  async fetch({ url }) {
    const { pathname, searchParams } = new URL(url)
    const brand = { id: 'kia', name: 'Kia' }
    if (pathname === '/api/car-brands' && searchParams.get('all') === 'true')
      return Response.json({ carBrands: [{ ...brand, count: 0 }] })
    if (pathname === '/api/car-models/by-brand' && searchParams.get('brand') === 'kia')
      return Response.json({ carModels: [{ id: 'rio', key: 'kia-rio', name: 'Rio', brand, count: 0 }] })
    return new Response(null, { status: 404 })
  },
})
const ask = (query: string) => loadAsked(new URL(`https://otosafi.ci/fr/sell-car${query}`), knownCars(api))

it('offers every known brand and model, and values what is chosen of them', async () => {
  const first = await ask('')
  expect(first).toMatchObject({ choices: { brands: [{ id: 'kia', name: 'Kia' }], models: [] }, car: null })
  const { choices, car } = await ask('?brand=kia&model=rio&year=2018&mileage=90%20000')
  expect(choices.models).toEqual([{ id: 'rio', name: 'Rio' }])
  expect(car).toEqual({ brand: 'kia', model: 'rio', modelYear: 2018, mileage: 90_000 })
  expect((await ask('?brand=kia&model=rio&year=1850')).car).toBeNull()
})

it('offers them to sellers where there is no pricing tool, whatever brands are for sale', async () => {
  const url = new URL('https://otosafi.ci/fr/sell-car?brand=kia')
  const { choices } = await loadPricing({ api, url }, '/selling-cars/valuations')
  expect(choices).toMatchObject({ brands: [{ id: 'kia', name: 'Kia' }], models: [{ id: 'rio', name: 'Rio' }] })
})
