import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Inspection } from './car.ts'
import {
  CERTIFIED_KM,
  certifiedUntil,
  isSafetyPoint,
  SAFETY_POINTS,
  uncertifiedReasons,
  verdictOf,
} from './certification.ts'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, POINT_RESULTS } from './inspection.ts'
import { MILEAGE_EVIDENCE } from './mileage.ts'

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const ALL_POINTS = INSPECTION_SECTIONS.flatMap((section) =>
  INSPECTION_POINTS[section].map((point) => ({ section, point })),
)
const inspections: fc.Arbitrary<Inspection> = fc.record({
  date: day,
  inspector: fc.constant('Nadia'),
  odometer: fc.integer({ min: 50_000, max: 60_000 }),
  points: fc
    .tuple(fc.constantFrom(...ALL_POINTS.keys()), fc.constantFrom(...POINT_RESULTS), fc.constantFrom(0, 0, 0, 1))
    .map(([odd, oddResult, left]) =>
      ALL_POINTS.map((at, index) => ({ ...at, result: index === odd ? oddResult : ('ok' as const), note: null })).slice(
        left,
      ),
    ),
})
const cars = fc.record({
  mileage: fc.integer({ min: 50_000, max: 66_000 }),
  mileageEvidence: fc.constantFrom(...MILEAGE_EVIDENCE),
  inspection: fc.option(inspections, { freq: 20 }),
})

describe('a car is certified', () => {
  it('where an inspection of all points is recent and no point of safety failed, and nowhere else', () => {
    fc.assert(
      fc.property(cars, day, ({ inspection, ...car }, today) => {
        const reasons = uncertifiedReasons({ ...car, inspection: inspection && verdictOf(inspection) }, today)
        const until = certifiedUntil({ ...car, inspection: inspection && verdictOf(inspection) })
        expect(reasons.length === 0).toBe(until !== null && today <= until)
        const failed = inspection?.points.find(({ result }) => result === 'defect')
        const isGood =
          inspection !== null &&
          inspection.points.length === 100 &&
          inspection.points.every(({ result }) => result !== 'notChecked') &&
          !(failed && isSafetyPoint(failed.section, failed.point)) &&
          car.mileage <= inspection.odometer + CERTIFIED_KM &&
          car.mileageEvidence !== 'contradicted'
        expect(until !== null).toBe(isGood)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['2026-01-15', '2026-07-15'],
    ['2025-08-31', '2026-02-28'],
    ['2026-12-31', '2027-06-30'],
  ])('for six months: inspected on %s, until %s', (date, last) => {
    const inspection = { date, odometer: 50_000, complete: true, safe: true }
    const car = { mileage: 50_000, mileageEvidence: 'likely', inspection } as const
    expect(certifiedUntil(car)).toBe(last)
    expect(uncertifiedReasons(car, last)).toEqual([])
    const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
    expect(uncertifiedReasons(car, next)).toEqual(['old'])
  })

  it('not with a loose tie rod, but with a scratch', () => {
    expect(isSafetyPoint('steering', 'tieRods')).toBe(true)
    expect(isSafetyPoint('body', 'rearBumper')).toBe(false)
    for (const [section, points] of Object.entries(SAFETY_POINTS))
      for (const point of points) expect(ALL_POINTS).toContainEqual({ section, point })
  })
})
