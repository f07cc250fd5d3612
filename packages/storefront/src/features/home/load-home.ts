import type { ApiClient } from '@otosafi/api-client/client'
import type { CarFilters } from '@otosafi/domain/listing/filters'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'

const ROW = 4
const BRANDS = 12
const PLACES = 10
const FAQS = 4
const TESTIMONIALS = 3

/** Everything that the home page shows; each list is as long as the page needs. */
export type Home = Awaited<ReturnType<typeof loadHome>>

/** Asks the API for the home page's lists, all at once. */
export async function loadHome(api: ApiClient) {
  const row = async (filters: Pick<CarFilters, 'condition' | 'fuelType'>) => {
    const query = { condition: filters.condition, fuelType: filters.fuelType, limit: ROW, facets: false } as {
      limit: number
      facets: boolean
    }
    return need(await api.GET('/cars', { params: { query } })).cars.map(cardCar)
  }
  const [all, brandNew, electric, imported, categories, testimonials, faqs] = await Promise.all([
    api.GET('/cars', { params: { query: { limit: ROW } } }),
    row({ condition: ['new'] }),
    row({ fuelType: ['ev'] }),
    row({ condition: ['imported'] }),
    api.GET('/categories'),
    api.GET('/testimonials'),
    api.GET('/faqs'),
  ])
  const { cars, total, facets, priceRange } = need(all)
  const byCount = (options: readonly { value: string; label: string; count: number }[] | undefined, most: number) =>
    [...(options ?? [])]
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, most)
      .map(({ value, label, count }) => ({ value, label, count }))
  return {
    total,
    priceRange,
    recent: cars.map(cardCar),
    new: brandNew,
    electric,
    imported,
    brands: byCount(facets?.brand, BRANDS),
    bodyTypes: byCount(facets?.bodyType, 9),
    places: byCount(facets?.city, PLACES),
    categories: need(categories)
      .categories.filter(({ count }) => count > 0)
      .map(({ id, name, count }) => ({ id, name, count })),
    testimonials: need(testimonials)
      .testimonials.slice(0, TESTIMONIALS)
      .map(({ id, name, city, text, rating, date, car }) => ({ id, name, city, text, rating, date, car })),
    faqs: need(faqs)
      .faqs.filter(({ featured }) => featured)
      .slice(0, FAQS)
      .map(({ id, question, answer }) => ({ id, question, answer })),
  }
}
