import { edition } from '#edition'
import type { Car } from '@otosafi/api-client/schema'
import { formatMoney } from '@otosafi/editions/format/money'
import { originOfEdition } from '@otosafi/editions/host'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { comparePath } from '../../navigation/compare-path.ts'
import { badgesOf } from '../../parts/car-cards/car-card-props.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { monthlyNote } from '../../parts/car-cards/monthly-note.ts'
import { shownPicture } from '../../parts/pictures/shown-picture.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { type ComparedData, comparisonRows } from './comparison-rows.ts'

/** A comparison with finished texts. */
export type Comparison = Awaited<ReturnType<typeof loadComparison>>
export type ComparedCar = Comparison['cars'][number]

/** Loads the cars to compare; ids that are unknown or no longer shown are left out. */
export async function loadComparison(page: PageRequest, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => loadCar(page, id)))
  const cars = found.filter((car) => car !== null)
  const shown = cars.map(({ id }) => id)
  return {
    cars: cars.map((car) => columnOf(car, shown, page)),
    groups: comparisonRows(cars, page).filter(({ rows }) => rows.length > 0),
    /** The terms of the monthly figures. */
    note: monthlyNote(page.t),
    message: messageOf(cars, page),
    /** The label of the button that asks others to vote: the browser does not load the texts of votes. */
    ask: page.t('booking:poll.ask'),
  }
}

/** The message to somebody whose opinion one asks for: a line per car with its price, and the address of the comparison. */
function messageOf(cars: readonly Car[], { language, host }: PageRequest): string {
  const lines = cars.map((car) => {
    const price = formatMoney(car.price, edition.currency, { edition: edition.id, language })
    return `${carTitle(car)}: ${price}`
  })
  const ids = cars.map(({ id }) => id)
  return [...lines, originOfEdition(edition.id, host) + comparePath(ids, language)].join('\n')
}

/** A car and the points of its inspection; null where there is none of them. */
async function loadCar({ api }: PageRequest, id: string): Promise<ComparedData | null> {
  const path = { params: { path: { id } } }
  const [answer, inspection] = await Promise.all([api.GET('/cars/{id}', path), api.GET('/cars/{id}/inspection', path)])
  if (answer.response.status === 404) return null
  const points = inspection.data?.sections.flatMap(({ section, points: own }) =>
    own.map((each) => ({ ...each, section })),
  )
  return { ...dataOrThrow(answer), points: points ?? null }
}

/** The header of a car's column. */
function columnOf(car: Car, shown: readonly string[], { t, language }: PageRequest) {
  const name = carTitle(car)
  return {
    id: car.id,
    name,
    status: car.status,
    interested: pathFor('interested', language, { id: car.id }),
    href: carPath(car, language),
    without: comparePath(
      shown.filter((id) => id !== car.id),
      language,
    ),
    badges: badgesOf(car, t),
    photo: car.photo && shownPicture(car.photo),
    photoAlt: t('car.photos.caption', { name, view: t('vocabulary.photoView.frontThreeQuarter') }),
  }
}
