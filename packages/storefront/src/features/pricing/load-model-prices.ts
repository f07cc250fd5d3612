import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** Selling prices of a model by model year (P-51). Throws the page's 404 for a model that cannot be valued. */
export async function loadModelPrices(api: PageRequest['api'], model: { brand: string; model: string }) {
  const prices = dataOrThrow(await api.GET('/pricing/prices', { params: { query: model } }))
  return { ...prices, name: `${prices.brand.name} ${prices.model.name}` }
}

/** The loaded prices. */
export type ModelPricing = Awaited<ReturnType<typeof loadModelPrices>>
