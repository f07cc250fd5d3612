import fc from 'fast-check'
import { expect, it } from 'vitest'

import { INSPECTION_POINTS, INSPECTION_SECTIONS, POINT_RESULTS } from './inspection.ts'
import { repairsOf } from './repairs.ts'

const POINTS = INSPECTION_SECTIONS.flatMap((section) => INSPECTION_POINTS[section].map((point) => ({ section, point })))
const report = fc
  .array(fc.constantFrom(...POINT_RESULTS), { minLength: POINTS.length, maxLength: POINTS.length })
  .map((results) => POINTS.map((at, index) => ({ ...at, result: results[index] ?? ('ok' as const) })))
const prices = fc.record({ hour: fc.integer({ min: 10, max: 20_000 }), perEuro: fc.integer({ min: 1, max: 2000 }) })

it('every defect costs something, nothing else does, and the total is that of what is shown', () => {
  fc.assert(
    fc.property(report, prices, (points, at) => {
      const { items, total } = repairsOf(points, at)
      const defects = points.filter(({ result }) => result === 'defect')
      expect(items.map(({ section, point }) => ({ section, point }))).toEqual(
        defects.map(({ section, point }) => ({ section, point })),
      )
      for (const { amount } of items) expect(Number.isInteger(amount) && amount > 0).toBe(true)
      expect(total).toBe(items.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

it('dearer work makes no repair cheaper', () => {
  fc.assert(
    fc.property(report, prices, (points, at) => {
      const dearer = { hour: at.hour * 2, perEuro: at.perEuro * 2 }
      expect(repairsOf(points, dearer).total).toBeGreaterThanOrEqual(repairsOf(points, at).total)
    }),
  )
})

it('an estimate is rounded: two figures count', () => {
  const pads = [{ section: 'brakes', point: 'frontPads', result: 'defect' }] as const
  expect(repairsOf(pads, { hour: 150, perEuro: 11.3 })).toEqual({
    items: [{ section: 'brakes', point: 'frontPads', amount: 660 }],
    total: 660,
  })
})
