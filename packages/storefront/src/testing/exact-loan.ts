/** A loan in whole units, its rate in basis points a year, as {@link exactLoan} is asked for it. */
export type ExactRequest = {
  credit: number
  basisPoints: number
  months: number
  balloon: number
  /** Shares in millionths; null where no fee is known. */
  fee: { fixed: number; millionths: number; max: number | null } | null
  insurance: number | null
  /** Tax on the interest in basis points. */
  tax: number
}

/** A year's basis points in a month's whole: the monthly rate is `basisPoints / MONTHLY`. */
const MONTHLY = 120_000n

/**
 * A loan by fractions of whole numbers, which round nothing on the way: what every figure of a simulation is held against
 * (P-23). It shares no line with the product.
 */
export function exactLoan({ credit, basisPoints, months, balloon, fee, insurance, tax }: ExactRequest) {
  const rate = BigInt(basisPoints)
  const [numerator, denominator] = instalment(BigInt(credit), BigInt(balloon), rate, months)
  const payment = halfUp(numerator, denominator)
  const rows: bigint[][] = []
  let [owed, interestInAll, taxInAll] = [BigInt(credit), 0n, 0n]
  for (let month = 1; month <= months; month++) {
    const interest = halfUp(owed * rate, MONTHLY)
    const rest = payment - interest
    const principal = month === months || rest > owed ? owed : rest
    owed -= principal
    interestInAll += interest
    taxInAll += halfUp(interest * BigInt(tax), 10_000n)
    rows.push([BigInt(month), principal + interest, principal, interest, owed])
  }
  const feeInAll =
    fee && leastOf(halfUp(BigInt(fee.fixed) * 1_000_000n + BigInt(fee.millionths * credit), 1_000_000n), fee.max)
  const cost = interestInAll + taxInAll + BigInt(months * (insurance ?? 0)) + (feeInAll ?? 0n)
  const figures = { payment, fee: feeInAll, interest: interestInAll, tax: taxInAll, cost, total: BigInt(credit) + cost }
  return { figures, rows }
}

/** The highest price in whole steps whose instalment is within `payment`, where `credit` of every `price` is borrowed. */
export function exactPriceWithin(
  payment: number,
  { price, credit, basisPoints, months, step }: Record<'price' | 'credit' | 'basisPoints' | 'months' | 'step', number>,
): bigint {
  const [numerator, denominator] = instalment(BigInt(credit), 0n, BigInt(basisPoints), months)
  return ((BigInt(payment) * BigInt(price) * denominator) / numerator / BigInt(step)) * BigInt(step)
}

/** The instalment as a fraction: `(C qⁿ − B pⁿ) r / (p (qⁿ − pⁿ))`, with the monthly rate `r / p` and `q = p + r`. */
function instalment(credit: bigint, balloon: bigint, rate: bigint, months: number): [bigint, bigint] {
  if (rate === 0n) return [credit - balloon, BigInt(months)]
  const [grown, still] = [(MONTHLY + rate) ** BigInt(months), MONTHLY ** BigInt(months)]
  return [(credit * grown - balloon * still) * rate, MONTHLY * (grown - still)]
}

/** A fraction that is not negative to the nearest whole number, a half up. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function leastOf(amount: bigint, max: number | null): bigint {
  return max !== null && amount > BigInt(max) ? BigInt(max) : amount
}
