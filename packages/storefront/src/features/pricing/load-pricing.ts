import { type CardCar, cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { type AskedCar, type ChoiceSource, loadAsked } from './load-asked.ts'

/** Comparable cars that are shown. */
const SHOWN_CARS = 4
/** Model years around the asked one whose cars are shown. */
const SHOWN_YEARS = 2

/** The valuation that an address asks for (P-51), and the choices that lead to it. */
export async function loadPricing({ api, url }: Pick<PageRequest, 'api' | 'url'>) {
  const { car, ...form } = await loadAsked(url, valuable(api))
  return { ...form, result: car === null ? null : await valueOf(api, car) }
}

/** What can be valued. */
function valuable(api: PageRequest['api']): ChoiceSource {
  return {
    brands: async () => need(await api.GET('/pricing/brands')).brands,
    models: async (brand) => need(await api.GET('/pricing/models', { params: { query: { brand } } })).models,
    async years(brand, model) {
      const query = { brand, ...(model === '' ? {} : { model }) }
      return need(await api.GET('/pricing/years', { params: { query } })).years
    },
  }
}

async function valueOf(api: PageRequest['api'], car: AskedCar) {
  const { brand, model, modelYear, mileage } = car
  const [valuation, listing] = await Promise.all([
    api.POST('/pricing/valuations', { body: car }),
    api.GET('/cars', {
      params: {
        query: {
          brand: [brand],
          ...(model === undefined ? {} : { model: [`${brand}-${model}`] }),
          yearMin: modelYear - SHOWN_YEARS,
          yearMax: modelYear + SHOWN_YEARS,
          limit: SHOWN_CARS,
          facets: false,
        },
      },
    }),
  ])
  const cars: CardCar[] = (listing.data?.cars ?? []).map(cardCar)
  return { ...need(valuation), isWholeBrand: model === undefined, hasMileage: mileage !== undefined, cars }
}

/** The loaded page. */
export type Pricing = Awaited<ReturnType<typeof loadPricing>>
