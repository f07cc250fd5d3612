import { median } from '../statistics.ts'

/** A car that was valued without its own price, as the server writes it. */
export type CrossValidated = {
  brand: string
  modelYear: number
  price: number
  range: { low: number; middle: number; high: number } | null
}

/** Accuracy budget of valuations of the demonstration's stock, percent. */
export type ValuationBudget = { medianErrorPercent: number; leastInRangePercent: number }

/** How good the valuations of some cars are; shares and errors from 0 to 1, NaN where none was valued. */
export type Quality = {
  cars: number
  /** Share of them for which there was a range. */
  valued: number
  /** The median of how far the middle is from the price, as a share of it. */
  error: number
  /** Share of the valued cars whose price is within the range. */
  coverage: number
}

/** How good the valuations of these cars are. */
export function qualityOf(cars: readonly CrossValidated[]): Quality {
  const valued = cars.flatMap(({ price, range }) => (range === null ? [] : [{ price, ...range }]))
  const within = valued.filter(({ price, low, high }) => price >= low && price <= high)
  return {
    cars: cars.length,
    valued: valued.length / cars.length,
    error: valued.length === 0 ? NaN : median(valued.map(({ price, middle }) => Math.abs(middle - price) / price)),
    coverage: within.length / valued.length,
  }
}

/** Ages in model years before `present`, for the rows of a table. */
export function ageOf({ modelYear }: Pick<CrossValidated, 'modelYear'>, present: number): string {
  const age = present - modelYear
  if (age <= 2) return 'to 2 years'
  if (age <= 5) return '3 to 5 years'
  return age <= 9 ? '6 to 9 years' : '10 years and more'
}

/** The columns behind the name of a row. */
export const QUALITY_HEAD: readonly string[] = ['cars', 'valued', 'median error', 'in range']

/** A row of a table. */
export function qualityRow(name: string, { cars, valued, error, coverage }: Quality): string[] {
  return [name, String(cars), ...[valued, error, coverage].map(percent)]
}

function percent(share: number): string {
  return Number.isNaN(share) ? '' : `${(100 * share).toFixed(1)} %`
}
