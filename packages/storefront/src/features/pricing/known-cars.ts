import { soldYearBounds } from '@otosafi/validators/selling-car'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { ChoiceSource, Option } from './load-asked.ts'

/** The cars that are known: of all brands, or of those alone that have cars for sale. */
export function knownCars(api: PageRequest['api'], of: 'allBrands' | 'brandsForSale'): ChoiceSource {
  const { min, max } = soldYearBounds(new Date().getUTCFullYear())
  const years = Array.from({ length: max - min + 1 }, (_, index) => max - index)
  return {
    brands: async () => {
      const brands =
        of === 'allBrands'
          ? await api.GET('/car-brands', { params: { query: { all: true } } })
          : await api.GET('/car-brands/by/car')
      return dataOrThrow(brands).carBrands.map(named)
    },
    models: async (brand) =>
      dataOrThrow(await api.GET('/car-models/by-brand', { params: { query: { brand } } })).carModels.map(named),
    years: async () => years,
  }
}

function named({ id, name }: Option): Option {
  return { id, name }
}
