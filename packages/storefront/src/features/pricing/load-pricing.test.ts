import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadPricing } from './load-pricing.ts'

const VALUATION = { currency: 'MAD', range: null, comparables: 0, confidence: 'none', loss: [], date: '2026-05-12' }

it.each(['/pricing/valuations', '/selling-cars/valuations'] as const)(
  'a car is valued by the call of the page that asks: %s',
  async (valuations) => {
    const sent: string[] = []
    const api = createApiClient({
      baseUrl: 'https://otosafi.ma/api',
      language: 'fr',
      async fetch({ url, method }) {
        const path = new URL(url).pathname.slice('/api'.length)
        if (path === '/pricing/brands') return Response.json({ brands: [{ id: 'kia', name: 'Kia' }] })
        if (path === '/pricing/models') return Response.json({ models: [{ id: 'rio', name: 'Rio' }] })
        if (path === '/pricing/years') return Response.json({ years: [2018] })
        if (method === 'POST') sent.push(path)
        return Response.json({ ...VALUATION, cars: [] })
      },
    })
    const ask = (query: string) => loadPricing({ api, url: new URL(`https://otosafi.ma/fr${query}`) }, valuations)
    expect((await ask('?brand=kia')).result).toBeNull()
    expect(sent).toEqual([])
    const { result } = await ask('?brand=kia&model=rio&year=2018')
    expect(result).toEqual({ ...VALUATION, isWholeBrand: false, hasMileage: false, cars: [] })
    expect(sent).toEqual([valuations])
  },
)
