import type { ValidationIssue } from './validation-issue.ts'

/**
 * The rate of a loan as a fraction a year, within the edition's terms (P-23). The issue names its bounds in
 * percent, as typed.
 */
export function validateLoanRate(
  annualRate: number,
  terms: Readonly<{ minAnnualRate: number; maxAnnualRate: number }>,
): ValidationIssue | null {
  const { minAnnualRate, maxAnnualRate } = terms
  // Percent as typed, since 13.75 / 100 and the rate of the terms may differ in the last bit.
  const [rate, min, max] = [inPercent(annualRate), inPercent(minAnnualRate), inPercent(maxAnnualRate)]
  return rate >= min && rate <= max ? null : { code: 'numberBetween', values: { min, max } }
}

/** A fraction in percent, with four decimals at most. */
export function inPercent(fraction: number): number {
  return Number((fraction * 100).toFixed(4))
}
