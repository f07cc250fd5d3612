import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  evidenceOfReadings,
  fallsAmong,
  inOrder,
  isCredible,
  type MileageReading,
  READING_SOURCES,
  READING_TOLERANCE_KM,
} from './mileage.ts'

const day = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const reading: fc.Arbitrary<MileageReading> = fc.record({
  date: day,
  mileage: fc.nat(400_000),
  source: fc.constantFrom(...READING_SOURCES),
  proven: fc.boolean(),
})
const readings = fc.array(reading, { maxLength: 8 })
const USED = { isNew: false, tamperedOdometer: false }

/** Whether any later reading is lower than an earlier one, said pair by pair. */
function hasFall(all: readonly MileageReading[]): boolean {
  return all.some((late) =>
    all.some((early) => early.date < late.date && early.mileage - late.mileage > READING_TOLERANCE_KM),
  )
}

describe('the mileage', () => {
  it('is contradicted exactly where a later reading is lower, or the odometer is said to be tampered with', () => {
    fc.assert(
      fc.property(readings, fc.boolean(), fc.boolean(), (all, isNew, tamperedOdometer) => {
        const evidence = evidenceOfReadings({ isNew, tamperedOdometer }, all)
        expect(evidence === 'contradicted').toBe(tamperedOdometer || hasFall(all))
        expect(fallsAmong(all).length > 0).toBe(hasFall(all))
      }),
    )
  })

  it('does not depend on the order of the readings', () => {
    fc.assert(
      fc.property(
        readings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(evidenceOfReadings(USED, shuffled)).toBe(evidenceOfReadings(USED, all))
          expect(fallsAmong(shuffled)).toHaveLength(fallsAmong(all).length)
        },
      ),
    )
  })

  it('is never better known for a reading that contradicts it, nor worse for a proof that fits', () => {
    const rank = ['contradicted', 'unknown', 'likely', 'sure']
    fc.assert(
      fc.property(readings, reading, (all, more) => {
        const before = evidenceOfReadings(USED, all)
        const after = evidenceOfReadings(USED, [...all, more])
        if (hasFall([...all, more])) expect(after).toBe('contradicted')
        else expect(rank.indexOf(after)).toBeGreaterThanOrEqual(rank.indexOf(before))
      }),
    )
  })

  it.each([
    ['unknown', USED, []],
    ['likely', USED, [['2024-03-01', 40_000, 'service', true]]],
    ['unknown', USED, [['2024-03-01', 40_000, 'service', false]]],
    ['likely', USED, [['2026-03-01', 60_000, 'inspection', false]]],
    [
      'sure',
      USED,
      [
        ['2023-03-01', 30_000, 'service', true],
        ['2024-03-01', 40_000, 'service', true],
        ['2026-03-01', 60_000, 'inspection', false],
      ],
    ],
    ['sure', { isNew: true, tamperedOdometer: false }, []],
  ] as const)('is %s', (evidence, car, rows) => {
    const all = rows.map(([date, mileage, source, proven]) => ({ date, mileage, source, proven }))
    expect(evidenceOfReadings(car, all)).toBe(evidence)
    expect(isCredible(evidence)).toBe(evidence !== 'unknown')
  })

  it('forgives a rounded reading', () => {
    const rounded: MileageReading[] = [
      { date: '2026-03-01', mileage: 60_300, source: 'service', proven: true },
      { date: '2026-03-04', mileage: 60_000, source: 'listing', proven: false },
    ]
    expect(fallsAmong(rounded)).toEqual([])
    expect(inOrder(rounded.toReversed())).toEqual(rounded)
  })
})
