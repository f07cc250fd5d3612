import { edition } from '#edition'

import { type CardCar, cardCar } from '../../parts/car-cards/car-card-props.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { knownCars } from './known-cars.ts'
import { type AskedCar, type ChoiceSource, loadAsked } from './load-asked.ts'
import { loadWider } from './load-wider.ts'

/** The endpoint that values: of the pricing tool, where an edition has it, or of the form that offers a car. */
type Valuations = '/pricing/valuations' | '/selling-cars/valuations'

/**
 * The valuation that an address asks for (P-51), and the choices that lead to it: what can be valued, where the edition has the
 * pricing tool, else all that is known.
 */
export async function loadPricing({ api, url }: Pick<PageRequest, 'api' | 'url'>, valuations: Valuations) {
  const { car, ...form } = await loadAsked(url, edition.features.pricingTool ? valuable(api) : knownCars(api))
  return { ...form, result: car === null ? null : await valueOf(api, car, valuations) }
}

/** Brands and models that can be valued. */
function valuable(api: PageRequest['api']): ChoiceSource {
  return {
    brands: async () => dataOrThrow(await api.GET('/pricing/brands')).brands,
    models: async (brand) => dataOrThrow(await api.GET('/pricing/models', { params: { query: { brand } } })).models,
    async years(brand, model) {
      const query = { brand, ...(model === '' ? {} : { model }) }
      return dataOrThrow(await api.GET('/pricing/years', { params: { query } })).years
    },
  }
}

async function valueOf(api: PageRequest['api'], car: AskedCar, valuations: Valuations) {
  const { cars, ...valuation } = dataOrThrow(await api.POST(valuations, { body: car }))
  const valueWithin = async (body: AskedCar) => dataOrThrow(await api.POST(valuations, { body })).range
  const compared: CardCar[] = cars.map(cardCar)
  return {
    ...valuation,
    isWholeBrand: car.model === undefined,
    hasMileage: car.mileage !== undefined,
    cars: compared,
    wider: valuation.range === null ? await loadWider(api, car, valueWithin) : null,
  }
}

/** The loaded page. */
export type Pricing = Awaited<ReturnType<typeof loadPricing>>
