import { describe, expect, it } from 'vitest'

import { BUDGETS } from '../budgets.ts'
import { type Budget, compareWithBudget, KB } from './budget.ts'
import { measurePage, type PageMeasure } from './traffic.ts'

const BUDGET: Budget = {
  html: 12 * KB,
  script: 100 * KB,
  largestImage: 20 * KB,
  requests: 10,
  total: 200 * KB,
  layoutShift: 0.01,
}

const page = (changes: Partial<PageMeasure> = {}): PageMeasure => ({ ...measurePage([], 0, 0), ...changes })
const withHtml = (bytes: number) => page({ bytes: { ...page().bytes, html: bytes } })
const linesOver = (...visits: PageMeasure[]) =>
  compareWithBudget(visits, BUDGET)
    .filter(({ over }) => over)
    .map(({ name }) => name)

describe('a budget', () => {
  it('is kept by what is just as much as it allows', () => {
    expect(linesOver(withHtml(12 * KB))).toEqual([])
    expect(linesOver(page({ requests: 10, total: 200 * KB, layoutShift: 0.01 }))).toEqual([])
  })

  it.each<[line: string, visit: PageMeasure]>([
    ['HTML', withHtml(12 * KB + 1)],
    ['script', page({ bytes: { ...page().bytes, script: 100 * KB + 1 } })],
    ['largest image', page({ files: [{ url: 'x', kind: 'image', bytes: 20 * KB + 1 }] })],
    ['requests', page({ requests: 11 })],
    ['total with headers', page({ total: 200 * KB + 1 })],
    ['layout shift', page({ layoutShift: 0.011 })],
    ['scripts begun before first paint', page({ earlyScripts: 1 })],
    ['render-blocking requests', page({ blockingRequests: 1 })],
  ])('is broken in the line %s alone', (line, visit) => {
    expect(linesOver(visit)).toEqual([line])
  })

  it('is compared with the median of the visits', () => {
    expect(linesOver(page({ requests: 9 }), page({ requests: 99 }), page({ requests: 10 }))).toEqual([])
    expect(linesOver(page({ requests: 11 }), page({ requests: 1 }), page({ requests: 12 }))).toEqual(['requests'])
  })

  it('is written down for every measured page in the same terms', () => {
    const budgets = Object.entries(BUDGETS.pages)
    expect(budgets.map(([name]) => name)).toEqual(['home', 'buyCars', 'car'])
    for (const [, budget] of budgets) {
      for (const line of Object.keys(BUDGET) as (keyof Budget)[]) expect(budget[line], line).toBeGreaterThan(0)
    }
  })
})
