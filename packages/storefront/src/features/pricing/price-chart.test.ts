import fc from 'fast-check'
import { expect, it } from 'vitest'

import { CHART, chartOf, type ChartedYear } from './price-chart.ts'

const years: fc.Arbitrary<ChartedYear[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.integer({ min: 1990, max: 2027 }),
      fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([modelYear, prices]) => {
      const [low = 0, middle = 0, high = 0] = prices.toSorted((one, other) => one - other)
      return { modelYear, low, middle, high }
    }),
  { minLength: 2, maxLength: 20, selector: ({ modelYear }) => modelYear },
)

/** The points of a path. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

it('has every price within the drawing, where the scale says it is', () => {
  fc.assert(
    fc.property(years, (prices) => {
      const chart = chartOf(prices)
      const top = chart?.prices[0] ?? 0
      const middles = prices.toSorted((one, other) => one.modelYear - other.modelYear).map(({ middle }) => middle)
      const line = pointsOf(chart?.line ?? '')
      expect(line).toHaveLength(prices.length)
      for (const [index, [x, y]] of line.entries()) {
        expect(Math.abs((1 - y / CHART.height) * top - (middles[index] ?? 0))).toBeLessThanOrEqual(top / 1000)
        expect(x).toBeGreaterThanOrEqual(line[index - 1]?.[0] ?? 0)
      }
      for (const [x, y] of pointsOf(chart?.area ?? '')) {
        expect(x >= 0 && x <= CHART.width && y >= 0 && y <= CHART.height).toBe(true)
      }
    }),
  )
})

it('has a scale of few round prices, and the years at its ends', () => {
  const of = (modelYear: number, high: number) => ({ modelYear, low: 40_000, middle: 60_000, high })
  expect(chartOf([of(2022, 183_000), of(2014, 80_000)])).toMatchObject({
    prices: [200_000, 150_000, 100_000, 50_000, 0],
    years: [2014, 2018, 2022],
  })
  expect(chartOf([of(2015, 99_000), of(2014, 80_000)])?.years).toEqual([2014, 2015])
})

it('draws no single year', () => {
  expect(chartOf([])).toBeNull()
  expect(chartOf([{ modelYear: 2018, low: 1, middle: 2, high: 3 }])).toBeNull()
})
