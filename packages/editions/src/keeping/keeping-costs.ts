import type { Car } from '@otosafi/domain/car/car'

import type { KeepingCosts } from '../country.ts'
import type { EditionId } from '../edition.ts'
import { COUNTRIES } from '../registry.ts'

const UNKNOWN: KeepingCosts = { roadTax: null, insurance: null, date: '2026-01-01' }

/** The known yearly costs of a car in a country, with the date of these facts. */
export function keepingCostsOf(
  edition: EditionId,
  { fuelType, fiscalPower }: Pick<Car, 'fuelType' | 'fiscalPower'>,
): { roadTax: number | null; insurance: KeepingCosts['insurance']; date: string } {
  const { roadTax, insurance, date } = COUNTRIES[edition].keeping ?? UNKNOWN
  const isTaxKnown =
    roadTax !== null &&
    (fuelType === 'petrol' || fuelType === 'diesel') &&
    fiscalPower !== null &&
    fiscalPower <= roadTax.maxFiscalPower
  return { roadTax: isTaxKnown ? roadTax[fuelType] : null, insurance, date }
}
