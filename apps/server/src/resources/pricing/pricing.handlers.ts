import type { EditionFacts } from '@otosafi/editions/edition'

import { MIN_VALUED, valueAmong } from '../../catalogue/market/valuation.ts'
import { modelKey } from '../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../clock.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import type { Currency } from '../cars/car-card.presenter.ts'
import { sortByName } from '../cars/facets.presenter.ts'
import { listComparableCars, listMarketModels, type MarketModel } from './pricing.queries.ts'
import { valueNow } from './value-now.ts'

/** The pricing tool (P-51), in an edition that has it (P-01). */
export function createPricingHandlers({
  database,
  search,
  clock,
}: Pick<ApiServices, 'database' | 'search' | 'clock'>): HandlersOf<
  'listPricingBrands' | 'listPricingYears' | 'listPricingModels' | 'listModelPrices' | 'valueCar'
> {
  /** The models that have enough cars to be valued, by model year; of one brand where it is given. */
  async function valuable(edition: EditionFacts, brand?: string): Promise<MarketModel[]> {
    if (!edition.features.pricingTool) throw new Problem('feature_not_available')
    if (brand !== undefined && !search.reference.brands.has(brand)) throw notFound('brand')
    const models = await listMarketModels(database, edition.id, new Date(clock()), brand)
    const counts = new Map<string, number>()
    for (const each of models) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + each.count)
    return models.filter((each) => (counts.get(keyOf(each)) ?? 0) >= MIN_VALUED)
  }
  const keyOf = ({ brand, model }: MarketModel) => modelKey({ brand, model })
  const isOf = (year: number | undefined) => (each: MarketModel) => year === undefined || each.year === year

  return {
    async listPricingBrands({ query: { year } }, { edition }) {
      const ids = new Set((await valuable(edition)).filter(isOf(year)).map(({ brand }) => brand))
      const brands = [...ids].map((id) => ({ id, name: search.reference.brands.get(id)?.name ?? id }))
      return ok({ brands: sortByName(brands, ({ name }) => name) })
    },

    async listPricingYears({ query: { brand, model } }, { edition }) {
      const models = (await valuable(edition, brand)).filter((each) => model === undefined || each.model === model)
      return ok({ years: [...new Set(models.map(({ year }) => year))].sort((a, b) => b - a) })
    },

    async listPricingModels({ query: { brand, year } }, { edition }) {
      const found = (await valuable(edition, brand)).filter(isOf(year))
      const models = [...new Set(found.map(keyOf))].flatMap((key) => {
        const model = search.reference.models.get(key)
        return model === undefined ? [] : [{ id: model.id, name: model.name }]
      })
      return ok({ models: sortByName(models, ({ name }) => name) })
    },

    async listModelPrices({ query: { brand, model } }, { edition }) {
      const years = (await valuable(edition, brand)).filter((each) => each.model === model).map(({ year }) => year)
      const names = {
        brand: search.reference.brands.get(brand),
        model: search.reference.models.get(modelKey({ brand, model })),
      }
      if (years.length === 0 || names.brand === undefined || names.model === undefined) throw notFound('model')
      const now = new Date(clock())
      const kind = { brand, model, fuelType: undefined, transmission: undefined, isDamaged: false }
      const cars = await listComparableCars(database, edition.id, now, kind)
      const pricesIn = (modelYear: number) => {
        const { range, comparables, confidence } = valueAmong(cars, { modelYear, mileage: null })
        return { modelYear, range, comparables, confidence }
      }
      return ok({
        brand: { id: brand, name: names.brand.name },
        model: { id: model, name: names.model.name },
        currency: edition.currency as Currency,
        years: years.sort((a, b) => b - a).map(pricesIn),
        date: dayOfEdition(edition, now),
      })
    },

    async valueCar({ body }, context) {
      if (!context.edition.features.pricingTool) throw new Problem('feature_not_available')
      return ok(await valueNow({ database, search, clock }, context, body))
    },
  }
}
