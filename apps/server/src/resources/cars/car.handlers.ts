import type { Inspection } from '@otosafi/domain/car/car'
import { certifiedUntil, uncertifiedReasons, verdictOf } from '@otosafi/domain/car/certification'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { StoredCar } from '../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../clock.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { convertedPricesOf, findRates } from '../rates/rates.queries.ts'
import { presentCard, referenceOf } from './car-card.presenter.ts'
import { presentCar } from './car.presenter.ts'
import {
  findCar,
  findEngineSound,
  findInspection,
  listDocuments,
  listPhotos,
  listPriceChanges,
  listReadings,
} from './car.queries.ts'
import { presentReport, presentSummary } from './inspection.presenter.ts'

/** A car and its inspection report (P-12 and P-18). */
export function createCarHandlers(services: ApiServices): HandlersOf<'getCar' | 'getCarInspection'> {
  const { database, search, views, clock } = services
  return {
    async getCar({ path: { id } }, { edition, language }) {
      const stored = await requireCar(services, edition, id)
      const [row, photos, documents, priceChanges, engineSound, inspection, readings, rates, viewsToday] =
        await Promise.all([
          findCar(database, edition.id, id),
          listPhotos(database, edition.id, id),
          listDocuments(database, edition.id, id),
          listPriceChanges(database, edition.id, id),
          findEngineSound(database, edition.id, id),
          findInspection(database, edition.id, id),
          listReadings(database, edition.id, id),
          findRates(database, edition.currency),
          views.today(edition, id),
        ])
      // It may have been deleted since the index was queried.
      if (row === undefined) throw notFound('car')
      const card = presentCard(stored, { edition, language, reference: search.reference, now: clock() })
      const details = {
        row,
        photos,
        documents,
        priceChanges,
        engineSound,
        readings,
        inspection: inspection ? presentSummary(inspection) : null,
        ...certificationOf(stored, inspection, dayOfEdition(edition, clock())),
        convertedPrices: rates && convertedPricesOf(stored.price, rates),
        viewsToday,
      }
      return ok(presentCar(card, details, edition, language))
    },

    async getCarInspection({ path: { id } }, { edition, language }) {
      await requireCar(services, edition, id)
      const inspection = await findInspection(database, edition.id, id)
      if (inspection === undefined) throw notFound('inspection')
      const photos = await listPhotos(database, edition.id, id)
      return ok({ car: id, reference: referenceOf(edition, id), ...presentReport(inspection, photos, language) })
    },
  }
}

/** Until when a car is certified, or why it is not on the day `today` (P-21). */
function certificationOf(stored: StoredCar, inspection: Inspection | undefined, today: string) {
  const car = { ...stored, inspection: inspection ? verdictOf(inspection) : null }
  const reasons = uncertifiedReasons(car, today)
  return { uncertifiedReasons: reasons, certifiedUntil: reasons.length === 0 ? certifiedUntil(car) : null }
}

/** The car of the edition with this id; throws `not_found` where there is none. */
export async function requireCar(
  { search }: Pick<ApiServices, 'search'>,
  edition: EditionFacts,
  id: string,
): Promise<StoredCar> {
  const [car] = await search.cars(edition.id, [id])
  if (car === undefined) throw notFound('car')
  return car
}
