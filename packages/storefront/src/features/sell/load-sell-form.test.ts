import { afterEach, expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadSellForm } from './load-sell-form.ts'

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/car-brands': { carBrands: [{ id: 'kia', name: 'Kia' }] },
  '/api/car-models/by-brand': { carModels: [{ id: 'rio', name: 'Rio' }] },
  '/api/questionnaire': { questions: [], cities: [{ id: 'huye', name: 'Huye' }] },
}

function load(query: string) {
  const fetch = async ({ url }: Request) => Response.json(ANSWERS[new URL(url).pathname] ?? {})
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'fr' })
  return loadSellForm({ api, url: new URL(`http://localhost/sell-your-car?${query}`) })
}

afterEach(() => void vi.useRealTimers())

const filledBy = async (query: string) => (await load(query)).filled

it('offers the cities of the edition, where no car is for sale as well', async () => {
  expect((await load('')).cities).toEqual([{ value: 'huye', label: 'Huye' }])
})

it('knows the year of the edition, also in the hour in which it is another one in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-31T23:30:00Z') })
  expect((await load('')).present).toBe(2026)
})

it('is filled with the car of a first value, its mileage as it was typed there', async () => {
  const { brand, model, modelYear, mileage } = await filledBy('brand=kia&model=rio&year=2019&mileage=84+000+km')
  expect([brand, model, modelYear, mileage]).toEqual(['Kia', 'Rio', '2019', '84 000 km'])
  expect(await filledBy('mileage=60+000+mi')).toMatchObject({ mileage: '60 000 mi' })
  expect(await filledBy('brand=bmw&model=rio&year=20&mileage=many')).toMatchObject({
    brand: '',
    model: '',
    modelYear: '',
    mileage: '',
  })
})
