import { edition } from '#edition'
import { yearIn } from '@otosafi/editions/time/local-time'
import { soldYearBounds } from '@otosafi/validators/selling-car'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { ChoiceSource, Option } from './load-asked.ts'

/** All cars that are known, whether there is enough to value them or not (P-51). */
export function knownCars(api: PageRequest['api']): ChoiceSource {
  const { min, max } = soldYearBounds(yearIn(Date.now(), edition.timeZone))
  const years = Array.from({ length: max - min + 1 }, (_, index) => max - index)
  return {
    brands: async () =>
      dataOrThrow(await api.GET('/car-brands', { params: { query: { all: true } } })).carBrands.map(named),
    models: async (brand) =>
      dataOrThrow(await api.GET('/car-models/by-brand', { params: { query: { brand } } })).carModels.map(named),
    years: async () => years,
  }
}

function named({ id, name }: Option): Option {
  return { id, name }
}
