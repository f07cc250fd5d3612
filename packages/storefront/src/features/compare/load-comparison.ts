import type { Car } from '@otosafi/api-client/schema'
import { carPath } from '@otosafi/editions/routes/car-path'

import { badgesOf } from '../../car-cards/car-card-props.ts'
import { carTitle } from '../../car-cards/car-title.ts'
import { shownPicture } from '../../pictures/shown-picture.ts'
import { need } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { comparePath } from './compare-store.ts'
import { comparisonRows } from './comparison-rows.ts'

/** Cars beside each other, with every text written. */
export type Comparison = Awaited<ReturnType<typeof loadComparison>>
export type ComparedCar = Comparison['cars'][number]

/** Asks the API for the cars to compare; ids that are unknown or no longer shown are left out. */
export async function loadComparison(page: PageRequest, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => loadCar(page, id)))
  const cars = found.filter((car) => car !== null)
  const shown = cars.map(({ id }) => id)
  return {
    cars: cars.map((car) => columnOf(car, shown, page)),
    groups: comparisonRows(cars, page).filter(({ rows }) => rows.length > 0),
  }
}

async function loadCar({ api }: PageRequest, id: string): Promise<Car | null> {
  const answer = await api.GET('/cars/{id}', { params: { path: { id } } })
  return answer.response.status === 404 ? null : need(answer)
}

/** What stands at the head of a car's column. */
function columnOf(car: Car, shown: readonly string[], { t, language }: PageRequest) {
  const name = carTitle(car)
  return {
    id: car.id,
    name,
    href: carPath({ ...car, brand: car.brand.id, model: car.model.id }, language),
    without: comparePath(
      shown.filter((id) => id !== car.id),
      language,
    ),
    badges: badgesOf(car, t),
    photo: car.photo && shownPicture(car.photo),
    photoAlt: t('car.photos.caption', { name, view: t('vocabulary.photoView.frontThreeQuarter') }),
  }
}
