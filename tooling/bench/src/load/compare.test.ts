import { describe, expect, it } from 'vitest'

import { budgetRows, compareProcess, isCachedOver, isUncachedOver, LOAD_HEAD, loadRow } from './compare.ts'

const BUDGET = { warmStartMs: 3000, cachedPerSecond: 3500, cachedP99Ms: 30, uncachedPerSecond: 120 }
const load = (perSecond: number, p99: number) => ({ perSecond, p50: 5, p99 })

describe('a load', () => {
  it.each([
    ['as many as it should be', load(3500, 30), false],
    ['too few', load(3499.9, 30), true],
    ['too late', load(3500, 30.1), true],
  ])('of kept pages that came %s', (_, figures, over) => {
    expect(isCachedOver(figures, BUDGET)).toBe(over)
  })

  it('of rendered pages is judged by their number alone', () => {
    expect([120, 119.9].map((perSecond) => isUncachedOver(load(perSecond, 9000), BUDGET))).toEqual([false, true])
  })

  it('has a row as long as the head', () => {
    expect(loadRow('home', load(3500, 30), true)).toEqual(['home', '3500', '5.0', '30.0', 'OVER'])
    for (const row of budgetRows(BUDGET)) expect(row).toHaveLength(LOAD_HEAD.length + 1)
  })
})

it('of a process the warm start alone is judged, and memory that nobody knows is said to be so', () => {
  const lines = (warmStart: number) =>
    compareProcess({ firstStart: 60_000, warmStart, memoryAtStart: 300 * 1024 * 1024, memoryAfterLoad: null }, BUDGET)
  expect(lines(3000).map(({ over }) => over)).toEqual([false, false, false, false])
  expect(lines(3001).map(({ over }) => over)).toEqual([false, true, false, false])
  expect(lines(2000).map(({ measured }) => measured)).toEqual(['60.00 s', '2.00 s', '300 MB', 'unknown'])
})
