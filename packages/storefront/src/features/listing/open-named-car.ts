import { redirect } from 'react-router'

import { readNamedCars } from '@otosafi/domain/reading/read-named-cars'
import { carPath } from '@otosafi/editions/routes/car-path'

import type { PageRequest } from '../../request/page-request.ts'

/** Leads a visitor whose text names a car of this edition to its page, also where it is sold (P-15). */
export async function openNamedCar({ api, language }: Pick<PageRequest, 'api' | 'language'>, q = ''): Promise<void> {
  const ids = new Set(readNamedCars(q).map(({ id }) => id))
  if (ids.size === 0) return
  const { data } = await api.GET('/cars', { params: { query: { id: [...ids], facets: false } } })
  const [car] = data?.cars ?? []
  if (car !== undefined) throw redirect(carPath(car, language))
}
