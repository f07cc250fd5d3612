/** A loan repaid in equal instalments (spec section 9; decision 15). Amounts share one currency; the rate is a fraction a year. */
export type LoanRequest = { price: number; contribution: number; annualRate: number; months: number }

/**
 * The monthly instalment of an annuity loan, unrounded: `P · i / (1 − (1 + i)^−n)`; the plain division when the rate is 0.
 * Throws a RangeError when the contribution exceeds the price, or months is not a positive integer.
 */
export function monthlyInstalment({ price, contribution, annualRate, months }: LoanRequest): number {
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A loan runs for a whole number of months')
  const credit = price - contribution
  if (credit < 0) throw new RangeError('The contribution is larger than the price')
  const rate = annualRate / 12
  return rate === 0 ? credit / months : (credit * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/** The price whose instalment is `instalment` on the same terms; inverse of {@link monthlyInstalment} with a share as contribution. */
export function priceForInstalment(
  instalment: number,
  terms: { contributionShare: number; annualRate: number; months: number },
): number {
  const perUnit = monthlyInstalment({
    price: 1,
    contribution: terms.contributionShare,
    annualRate: terms.annualRate,
    months: terms.months,
  })
  return instalment / perUnit
}
