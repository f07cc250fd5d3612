import type { Car } from '@otosafi/domain/car/car'

import type { EditionId } from '../edition.ts'

/** A country's yearly costs of a car, in whole units of its currency; null is not known, and never 0. */
type KeepingCosts = {
  /** The yearly tax up to a fiscal power. Electric, hybrid and stronger cars are not known. */
  roadTax: { maxFiscalPower: number; petrol: number; diesel: number } | null
  /** The yearly price of compulsory third-party insurance, from and to. */
  insurance: readonly [from: number, to: number] | null
  /** ISO date. */
  date: string
}

const UNKNOWN: KeepingCosts = { roadTax: null, insurance: null, date: '2026-01-01' }

/**
 * Rough figures that the operator confirms and renews (P-58). Morocco: the tax on vehicles (TSAV) for up to 7 CV, and third-party
 * insurance as autoactu.ma quotes it. Of other countries nothing is known. Apart from the facts of an edition: browsers
 * do without.
 */
const KEEPING_COSTS: Readonly<Partial<Record<EditionId, KeepingCosts>>> = {
  ma: {
    roadTax: { maxFiscalPower: 7, petrol: 350, diesel: 700 },
    insurance: [2000, 4000],
    date: '2026-01-01',
  },
}

/** The known yearly costs of a car in a country, with the date of these facts. */
export function keepingCostsOf(
  edition: EditionId,
  { fuelType, fiscalPower }: Pick<Car, 'fuelType' | 'fiscalPower'>,
): { roadTax: number | null; insurance: KeepingCosts['insurance']; date: string } {
  const { roadTax, insurance, date } = KEEPING_COSTS[edition] ?? UNKNOWN
  const isTaxKnown =
    roadTax !== null &&
    (fuelType === 'petrol' || fuelType === 'diesel') &&
    fiscalPower !== null &&
    fiscalPower <= roadTax.maxFiscalPower
  return { roadTax: isTaxKnown ? roadTax[fuelType] : null, insurance, date }
}
