import { edition } from '#edition'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { AskedCar } from './load-asked.ts'

/** Changes of a query with too few comparable cars that give a range. */
export type Wider = {
  /** The nearest model year that the model has a range for; null where none is known. */
  year: number | null
  /** Whether all models of the brand have a range for the year. */
  isAnyModel: boolean
}

/** Finds out how to widen a question about a `car` (P-51); `valueWithin` answers another one with its range. */
export async function loadWider(
  api: PageRequest['api'],
  { model, ...car }: AskedCar,
  valueWithin: (car: AskedCar) => Promise<object | null>,
): Promise<Wider> {
  if (model === undefined) return { year: null, isAnyModel: false }
  const [year, anyModel] = await Promise.all([
    edition.features.pricingTool ? nearestYear(api, { ...car, model }) : null,
    valueWithin(car),
  ])
  return { year, isAnyModel: anyModel !== null }
}

/** Of two years that are equally near, the newer one, as the API lists it first. */
async function nearestYear(
  api: PageRequest['api'],
  { brand, model, modelYear }: { brand: string; model: string; modelYear: number },
): Promise<number | null> {
  const { years } = dataOrThrow(await api.GET('/pricing/prices', { params: { query: { brand, model } } }))
  const distance = (year: { modelYear: number }) => Math.abs(year.modelYear - modelYear)
  const known = years.filter(({ range }) => range !== null).sort((a, b) => distance(a) - distance(b))
  return known[0]?.modelYear ?? null
}
