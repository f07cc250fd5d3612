import { describe, expect, it } from 'vitest'

import { conditionsOf } from './condition.ts'
import { INSPECTION_POINT_COUNT, INSPECTION_SECTIONS } from './inspection.ts'
import { MILEAGE_RANGES, mileageRangeOf, modelYearChoices } from './vocabulary.ts'

describe('the inspection', () => {
  it('has 100 points in ten sections', () => {
    expect(INSPECTION_POINT_COUNT).toBe(100)
    expect(INSPECTION_SECTIONS).toHaveLength(10)
  })
})

describe('mileage ranges', () => {
  it('meet without gap or overlap', () => {
    for (const range of MILEAGE_RANGES) {
      expect(mileageRangeOf(range.from)).toBe(range.id)
      if (Number.isFinite(range.to)) expect(mileageRangeOf(range.to - 1)).toBe(range.id)
    }
  })
})

describe('model years', () => {
  it('count down 25 years from next year', () => {
    const years = modelYearChoices(2026)
    expect(years[0]).toBe(2027)
    expect(years.at(-1)).toBe(2003)
    expect(years).toHaveLength(25)
  })
})

describe('conditions', () => {
  it('join the three axes of a car', () => {
    expect(conditionsOf({ isNew: false, origin: 'imported', grade: 'good' })).toEqual(['used', 'imported', 'good'])
    expect(conditionsOf({ isNew: true, origin: 'local', grade: null })).toEqual(['new'])
  })
})
