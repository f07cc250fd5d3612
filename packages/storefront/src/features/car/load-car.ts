import type { ApiClient } from '@otosafi/api-client/client'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'

const SIMILAR_SHOWN = 4

/** A car's page: the car, its report with only the points that say something, its history, and cars like it. */
export type LoadedCar = Awaited<ReturnType<typeof loadCar>>
export type CarDetail = LoadedCar['car']

/** Asks the API for a car and what belongs to it. Throws the page's 404 for an unknown id. */
export async function loadCar(api: ApiClient, id: string) {
  const path = { params: { path: { id } } }
  const [car, inspection, services, similar] = await Promise.all([
    api.GET('/cars/{id}', path),
    api.GET('/cars/{id}/inspection', path),
    api.GET('/service-histories/by-car', { params: { query: { car: id } } }),
    api.GET('/cars/{id}/similar', path),
  ])
  return {
    car: need(car),
    inspection: inspection.data?.sections ?? null,
    services: services.data?.serviceHistories ?? [],
    similar: (similar.data?.cars ?? [])
      .slice(0, SIMILAR_SHOWN)
      .map((each) => ({ ...cardCar(each), reason: each.reason })),
  }
}
