import type { components } from '@otosafi/api-client/schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Newest } from '../../catalogue/newest-cars.ts'
import { modelKey } from '../../catalogue/stored-car.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { countForSale } from '../cars/count-for-sale.ts'
import { sortByName } from '../cars/facets.presenter.ts'
import { filtersOf, FOR_SALE, searchPartOf } from '../cars/listing-filters.ts'

type Schemas = components['schemas']

/** Brands and models with the number of cars for sale (P-15). */
export function createBrandHandlers({
  search,
  clock,
}: ApiServices): HandlersOf<'listCarBrands' | 'listAvailableCarBrands' | 'listCarModels' | 'filterCarModels'> {
  async function brandsOf(edition: EditionId, all: boolean): Promise<Schemas['CarBrand'][]> {
    const { brand } = await countForSale(search, edition)
    const newest = await search.newest(edition)
    const models = Map.groupBy(search.reference.models, ([, model]) => model.brand)
    const brands = [...search.reference.brands].map(([id, { name }]) => {
      const ofModels = (models.get(id) ?? []).flatMap(([key]) => newest.get(key) ?? [])
      return { id, name, count: brand.get(id) ?? 0, newestAt: instantOf(ofModels) }
    })
    return sortByName(
      brands.filter(({ count }) => all || count > 0),
      ({ name }) => name,
    )
  }

  /** The model of a `brand-model` key with its count, and when its newest car came. */
  function modelOf(key: string, count: number, newest: Newest): Schemas['CarModel'][] {
    const model = search.reference.models.get(key)
    if (model === undefined) return []
    const brand = { id: model.brand, name: search.reference.brands.get(model.brand)?.name ?? model.brand }
    return [{ id: model.id, key, name: model.name, brand, count, newestAt: instantOf([newest.get(key) ?? []].flat()) }]
  }

  return {
    async listCarBrands({ query: { all } }, { edition }) {
      return ok({ carBrands: await brandsOf(edition.id, all) })
    },

    async listAvailableCarBrands(_, { edition }) {
      return ok({ carBrands: await brandsOf(edition.id, false) })
    },

    async listCarModels({ query: { brand } }, { edition }) {
      if (!search.reference.brands.has(brand)) throw notFound('brand')
      const counts = await countForSale(search, edition.id)
      const newest = await search.newest(edition.id)
      const models = [...search.reference.models.values()]
        .filter((model) => model.brand === brand)
        .map(({ id }) => modelKey({ brand, model: id }))
        .flatMap((key) => modelOf(key, counts.model.get(key) ?? 0, newest))
      return ok({ carModels: sortByName(models, ({ name }) => name) })
    },

    async filterCarModels({ query }, { edition }) {
      const part = searchPartOf(filtersOf(query), edition, { search, clock })
      // Counts of the matching models: here the choice of models filters like any other.
      const { model, ...filters } = part.filters
      const { facets } = await search.search(edition.id, {
        ...part,
        filters,
        within: model === undefined ? (part.within ?? {}) : intersectModels(part.within ?? {}, model),
        statuses: FOR_SALE,
        sort: 'newest',
        limit: 0,
        start: { page: 1 },
        withFacets: true,
      })
      const newest = await search.newest(edition.id)
      const models = [...(facets?.model ?? [])]
        .filter(([, count]) => count > 0)
        .flatMap(([key, count]) => modelOf(key, count, newest))
      const sorted = sortByName(models, ({ key }) => key).sort((a, b) => b.count - a.count)
      return ok({ models: sorted.slice(0, query.limit) })
    },
  }
}

/** The newest of some times, as an ISO instant; null where there is none. */
function instantOf(times: readonly number[]): string | null {
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
}

/** The intersection of the visitor's models and those of the free text. */
function intersectModels<Within extends { model?: readonly string[] }>(
  within: Within,
  model: readonly string[],
): Within {
  const both = within.model === undefined ? model : model.filter((key) => within.model?.includes(key))
  // A model that does not exist: an empty list would mean any.
  return { ...within, model: both.length === 0 ? ['-'] : both }
}
