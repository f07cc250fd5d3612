/** The range of selling prices in a model year, whole units of the currency. */
export type ChartedYear = { modelYear: number; low: number; middle: number; high: number }

/** The measures of the drawing, which is stretched to the width of the page. */
export const CHART = { width: 100, height: 100 } as const

/** Steps between two lines of the scale at most. */
const MAX_STEPS = 5

/** A drawn chart: paths in the measures of {@link CHART}, and the labels of its axes. */
export type PriceChart = {
  /** The area between the lowest and the highest price of each year. */
  area: string
  /** The line of the middle prices. */
  line: string
  /** The lines of the scale, without the lowest one. */
  grid: string
  /** Prices beside the lines, evenly spaced, highest first; the last one is 0. */
  prices: number[]
  /** Model years below, evenly spaced: the first, the last, and the one half way where there is such a year. */
  years: number[]
}

/** Draws prices by model year, the oldest one at the left. Null for fewer than two years, which are no course. */
export function chartOf(prices: readonly ChartedYear[]): PriceChart | null {
  const years = prices.toSorted((one, other) => one.modelYear - other.modelYear)
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined || first.modelYear === last.modelYear) return null
  const span = last.modelYear - first.modelYear
  const step = stepFor(Math.max(...years.map(({ high }) => high)))
  const steps = Math.ceil(Math.max(...years.map(({ high }) => high)) / step)
  const x = (year: number) => round((CHART.width * (year - first.modelYear)) / span)
  const y = (price: number) => round(CHART.height * (1 - price / (step * steps)))
  const pathOf = (points: readonly string[]) => `M${points.join('L')}`
  const pointsOf = (key: 'low' | 'middle' | 'high') => years.map((each) => `${x(each.modelYear)} ${y(each[key])}`)
  const marks = Array.from({ length: steps }, (_, index) => step * (steps - index))
  return {
    area: `${pathOf([...pointsOf('high'), ...pointsOf('low').reverse()])}Z`,
    line: pathOf(pointsOf('middle')),
    grid: marks.map((price) => `M0 ${y(price)}H${CHART.width}`).join(''),
    prices: [...marks, 0],
    years:
      span % 2 === 0
        ? [first.modelYear, first.modelYear + span / 2, last.modelYear]
        : [first.modelYear, last.modelYear],
  }
}

/** The smallest round step (1, 2 or 5 times a power of ten) that needs at most {@link MAX_STEPS} to reach a price. */
function stepFor(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price / MAX_STEPS))
  return power * ([1, 2, 5].find((factor) => factor * power * MAX_STEPS >= price) ?? 10)
}

/** With one decimal. */
function round(length: number): number {
  return Math.round(length * 10) / 10
}
