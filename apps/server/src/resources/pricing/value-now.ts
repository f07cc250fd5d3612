import type { EditionFacts } from '@otosafi/editions/edition'
import { localTime } from '@otosafi/editions/time/local-time'

import { valueAmong } from '../../catalogue/market/valuation.ts'
import type { BodyOf, Input } from '../../contract/handler.ts'
import type { ApiServices } from '../api-services.ts'
import type { Currency } from '../cars/car-card.presenter.ts'
import { listComparableCars } from './pricing.queries.ts'

/** Values a car by the market of the edition at this moment (P-51). */
export async function valueNow(
  { database, clock }: Pick<ApiServices, 'database' | 'clock'>,
  edition: EditionFacts,
  { brand, model, modelYear, mileage, grade, fuelType, transmission }: Input<'valueCar'>['body'],
): Promise<BodyOf<'valueCar'>> {
  const now = new Date(clock())
  const kind = { brand, model, fuelType, transmission, isDamaged: grade === 'damaged' }
  const cars = await listComparableCars(database, edition.id, now, kind)
  const valuation = valueAmong(cars, { modelYear, mileage: mileage ?? null }, { isWholeBrand: model === undefined })
  return { currency: edition.currency as Currency, ...valuation, date: dayIn(edition, now) }
}

/** The day of a moment in an edition's time zone, ISO. */
export function dayIn({ timeZone }: Pick<EditionFacts, 'timeZone'>, now: Date): string {
  return localTime(now.getTime(), timeZone).toISOString().slice(0, 10)
}
