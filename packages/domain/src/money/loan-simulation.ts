import { type LoanRequest, monthlyInstalment, priceForInstalment } from './loan.ts'

/** A lender's fees beside the interest (P-23). */
export type LoanCosts = {
  /** For the file: a fixed amount plus a share of the credit, `max` null is no cap; whole units. Null where it is not known. */
  applicationFee: { fixed: number; share: number; max: number | null } | null
  /** Insurance a month, whole units; null where it is not known. */
  monthlyInsurance: number | null
  /** Tax on the interest, as a fraction of it; paid with each instalment. */
  taxOnInterest: number
}

/** A month of a loan, whole units: what of the instalment repays, what of it is interest, and what is owed then. */
export type LoanMonth = { month: number; principal: number; interest: number; owed: number }

/** A loan month by month (P-23). Amounts are whole units. */
export type LoanSimulation = {
  /** Price less contribution. */
  credit: number
  /** The instalment of every month but the last, which is what is left; without insurance and tax. */
  monthlyPayment: number
  monthlyInsurance: number | null
  applicationFee: number | null
  interest: number
  /** Tax on the interest, rounded each month. */
  tax: number
  /** Interest, tax, and of insurance and fee what is known. */
  cost: number
  /** Credit and cost. */
  total: number
  months: LoanMonth[]
}

/** Rates are computed with to a millionth: a hundredth of a basis point. */
const RATE_UNITS = 1e6

/**
 * A factor of a few units in the last place: rounding errors of binary fractions must not lower an amount that ends in a half. A larger
 * one would raise an amount that is just below it.
 */
const ROUNDING_MARGIN = 1 + 1e-15

/**
 * The instalment in whole units, a half rounded up: the one rounding of every monthly figure (P-23). Throws like
 * {@link monthlyInstalment}.
 */
export function wholeInstalment(request: LoanRequest): number {
  return Math.round(monthlyInstalment(request) * ROUNDING_MARGIN)
}

/**
 * Simulates a loan to the last unit: interest is rounded each month, and the last instalment is what is left, the balloon
 * included. Throws like {@link monthlyInstalment}.
 */
export function simulateLoan(
  request: LoanRequest,
  { applicationFee: fee, monthlyInsurance, taxOnInterest }: LoanCosts,
): LoanSimulation {
  const credit = request.price - request.contribution
  const monthlyPayment = wholeInstalment(request)
  const months: LoanMonth[] = []
  // Whole numbers, so that half a unit of interest is rounded up whatever the rate's binary fraction.
  const rate = Math.round(request.annualRate * RATE_UNITS)
  let owed = credit
  let interestInAll = 0
  let tax = 0
  for (let month = 1; month <= request.months; month++) {
    const interest = Math.round((owed * rate) / (12 * RATE_UNITS))
    const principal = month === request.months ? owed : Math.min(owed, monthlyPayment - interest)
    owed -= principal
    interestInAll += interest
    tax += Math.round(interest * taxOnInterest)
    months.push({ month, principal, interest, owed })
  }
  const applicationFee = fee && Math.min(Math.round(fee.fixed + fee.share * credit), fee.max ?? Infinity)
  const cost = interestInAll + tax + request.months * (monthlyInsurance ?? 0) + (applicationFee ?? 0)
  return {
    credit,
    monthlyPayment,
    monthlyInsurance,
    applicationFee,
    interest: interestInAll,
    tax,
    cost,
    total: credit + cost,
    months,
  }
}

/**
 * The payment that a monthly income carries, by the country's rule, and the price that it pays on the usual terms, in whole
 * `step`s. Rounded down, so that neither promises too much.
 */
export function affordablePrice(
  income: number,
  {
    incomeShare,
    step,
    ...terms
  }: { incomeShare: number; step: number; contributionShare: number; annualRate: number; months: number },
): { payment: number; price: number } {
  const payment = Math.floor(income * incomeShare)
  return { payment, price: Math.floor(priceForInstalment(payment, terms) / step) * step }
}
