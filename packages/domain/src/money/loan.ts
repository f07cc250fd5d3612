/**
 * A loan repaid in equal instalments (P-23). Amounts share one currency; the rate is a fraction a year. The balloon is what is
 * paid beside the last instalment; none unless given.
 */
export type LoanRequest = { price: number; contribution: number; annualRate: number; months: number; balloon?: number }

/**
 * The monthly instalment of an annuity loan, unrounded: `(P − B · (1 + i)^−n) · i / (1 − (1 + i)^−n)` with the balloon
 * `B`; the plain division when the rate is 0. Throws a RangeError when the contribution exceeds the price, the balloon
 * exceeds the credit, or months is not a positive integer.
 */
export function monthlyInstalment({ price, contribution, annualRate, months, balloon = 0 }: LoanRequest): number {
  if (!Number.isInteger(months) || months < 1) throw new RangeError('Months are no whole number')
  const credit = price - contribution
  if (balloon < 0 || balloon > credit) throw new RangeError('Contribution or balloon is too large')
  const rate = annualRate / 12
  if (rate === 0) return (credit - balloon) / months
  // 1 − (1 + i)^−n, exact for small rates too.
  const repaidShare = -Math.expm1(-months * Math.log1p(rate))
  return ((credit - balloon * (1 - repaidShare)) * rate) / repaidShare
}

/**
 * The price whose instalment is `instalment` on the same terms; inverse of {@link monthlyInstalment} with a share as
 * contribution.
 */
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
