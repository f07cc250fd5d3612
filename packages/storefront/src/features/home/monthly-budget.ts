import { wholeInstalment } from '@otosafi/domain/money/loan-simulation'
import type { LoanTerms } from '@otosafi/editions/edition'

/** Where the budget's car lies between the lowest and the highest price of the stock, as a share. */
const SHARE = 0.2

/**
 * A monthly budget to choose a car by, whole units: what a car a fifth up the stock's prices costs a month on the edition's usual
 * terms, rounded up to two digits.
 */
export function monthlyBudget(
  { min, max }: { min: number; max: number },
  { annualRate, defaultMonths, contribution }: Pick<LoanTerms, 'annualRate' | 'defaultMonths' | 'contribution'>,
): number {
  const price = Math.round(min + (max - min) * SHARE)
  const monthly = wholeInstalment({
    price,
    contribution: Math.round(price * contribution),
    annualRate,
    months: defaultMonths,
  })
  const unit = 10 ** Math.max(0, String(monthly).length - 2)
  return Math.ceil(monthly / unit) * unit
}
