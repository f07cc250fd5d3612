import { isCredible, type MileageEvidence } from '@otosafi/domain/car/mileage'
import type { CarAddress } from '@otosafi/editions/routes/car-path'
import type { serverTexts } from '@otosafi/i18n/server-texts'

/** A car as messages name and link it. `mileage` is in kilometres, `price` in whole units of the edition's currency. */
export type NamedCar = CarAddress & { name: string; mileage: number; mileageEvidence: MileageEvidence }

/** A car in a line, with its price and what is known of its mileage. */
export function describeCar(
  { name, modelYear, price, mileage, mileageEvidence }: NamedCar,
  t: ReturnType<typeof serverTexts>,
): string {
  const year = String(modelYear)
  return isCredible(mileageEvidence)
    ? t('mail.alert.car', { name, year, price, mileage })
    : t('mail.alert.carUnproven', { name, year, price })
}
