import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadSellForm } from './load-sell-form.ts'

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/car-brands': { carBrands: [{ id: 'kia', name: 'Kia' }] },
  '/api/car-models/by-brand': { carModels: [{ id: 'rio', name: 'Rio' }] },
  '/api/cars': { facets: { city: [] } },
  '/api/questionnaire': { questions: [] },
}

async function filledBy(query: string) {
  const fetch = async ({ url }: Request) => Response.json(ANSWERS[new URL(url).pathname] ?? {})
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'fr' })
  return (await loadSellForm({ api, url: new URL(`http://localhost/sell-your-car?${query}`) })).filled
}

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
