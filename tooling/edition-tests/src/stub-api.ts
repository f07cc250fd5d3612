import type { CarCard, CarList } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'
import { FACETS } from '@otosafi/domain/listing/vocabulary'

/** The price of the one car in stock, whole units. */
export const STUB_PRICE = 1_234_000

/** The photograph of that car. */
export const STUB_PHOTO: NonNullable<CarCard['photo']> = {
  key: 'art/a-0',
  width: 1600,
  height: 1200,
  placeholder: '#aabbcc',
  view: 'frontThreeQuarter',
  kind: 'key',
  flaw: null,
}

/** An API with one car in stock, priced in `currency`; everything else is 404. */
export function stubApi(currency: CarCard['currency']): typeof fetch {
  const list = JSON.stringify(listOf(cardOf({ price: STUB_PRICE, currency, photo: STUB_PHOTO, photoCount: 1 })))
  return async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (pathname === '/api/cars') return new Response(list, { headers: { 'content-type': 'application/json' } })
    const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'notFound' }
    return Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } })
  }
}

/** Two cars, as one alone makes no strip. */
function listOf(car: CarCard): CarList {
  const option = ({ id, name }: CarCard['brand']) => ({ value: id, label: name, count: 2 })
  return {
    cars: [car, { ...car, id: 'a1b2c3d5' }],
    total: 2,
    page: 1,
    pageCount: 1,
    nextCursor: null,
    facets: {
      ...(Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Required<
        NonNullable<CarList['facets']>
      >),
      brand: [option(car.brand)],
      model: [{ ...option(car.model), parent: car.brand.id }],
      bodyType: [{ value: car.bodyType, label: car.bodyType, count: 2 }],
      city: [option(car.city)],
    },
    priceRange: { min: car.price, max: car.price },
    reading: null,
    version: '1',
  }
}
