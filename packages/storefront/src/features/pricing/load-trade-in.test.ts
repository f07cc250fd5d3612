import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadTradeIn } from './load-trade-in.ts'

const TERMS = { minAmount: 10_000, maxAmount: 2_000_000 }
const WANTED = { brand: { name: 'Kia' }, model: { name: 'Rio' }, modelYear: 2022, status: 'available' }

/** Whether a loan is offered for the rest of a price, by these terms; without them they cannot be loaded. */
async function isLent(price: number, left: { least: number; most: number } | null, terms: typeof TERMS | null = TERMS) {
  const answers = new Map<string, unknown>([
    ['/api/cars/4k7q2pxa', { ...WANTED, price }],
    ['/api/car-brands', { carBrands: [{ id: 'dacia', name: 'Dacia' }] }],
    ['/api/car-models/by-brand', { carModels: [] }],
    ['/api/cars/4k7q2pxa/trade-in', { price, valuation: {}, left }],
    ['/api/loans/terms', terms],
  ])
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    async fetch(request) {
      const answer = answers.get(new URL(request.url).pathname) ?? null
      return Response.json(answer, { status: answer === null ? 503 : 200 })
    },
  })
  const url = new URL('https://otosafi.ma/fr?brand=dacia&year=2018')
  return (await loadTradeIn({ api, url }, '4k7q2pxa')).result?.isLent
}

it('a loan for the rest is offered where the calculator takes its credit and the price', async () => {
  expect(await isLent(120_000, { least: 4000, most: 10_000 })).toBe(true)
  expect(await isLent(120_000, { least: 4000, most: 9999 })).toBe(false)
  expect(await isLent(2_000_001, { least: 1_900_000, most: 1_950_000 })).toBe(false)
  expect(await isLent(120_000, null)).toBe(false)
  expect(await isLent(120_000, { least: 4000, most: 10_000 }, null)).toBe(false)
})
