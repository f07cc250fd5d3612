import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { nearestAmong, valueAmong } from '../../catalogue/market/valuation.ts'
import { dayOfEdition } from '../../clock.ts'
import type { BodyOf, Input } from '../../contract/handler.ts'
import type { ApiServices } from '../api-services.ts'
import { type Currency, presentCard } from '../cars/car-card.presenter.ts'
import { listComparableCars } from './pricing.queries.ts'

/** The most of the compared cars that are named. */
const NAMED = 4

/** Values a car by the market of the edition at this moment, and names the nearest of the compared cars (P-51). */
export async function valueNow(
  { database, search, clock }: Pick<ApiServices, 'database' | 'search' | 'clock'>,
  { edition, language }: { edition: EditionFacts; language: Language },
  { brand, model, modelYear, mileage, grade, fuelType, transmission }: Input<'valueCar'>['body'],
): Promise<BodyOf<'valueCar'>> {
  const now = new Date(clock())
  const kind = { brand, model, fuelType, transmission, isDamaged: grade === 'damaged' }
  const asked = { modelYear, mileage: mileage ?? null }
  const compared = await listComparableCars(database, edition.id, now, kind)
  const valuation = valueAmong(compared, asked, { isWholeBrand: model === undefined })
  const nearest = nearestAmong(compared, asked, NAMED).map(({ id }) => id)
  const context = { edition, language, reference: search.reference, now: now.getTime() }
  return {
    currency: edition.currency as Currency,
    ...valuation,
    cars: (await search.cars(edition.id, nearest)).map((car) => presentCard(car, context)),
    date: dayOfEdition(edition, now),
  }
}
