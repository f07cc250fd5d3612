import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { energyCostPer100Km } from './energy-cost.ts'
import { FUEL_TYPES } from './vocabulary.ts'

const prices = fc.record({
  petrol: fc.double({ min: 0.1, max: 3000, noNaN: true }),
  diesel: fc.double({ min: 0.1, max: 3000, noNaN: true }),
  electricity: fc.double({ min: 0.01, max: 500, noNaN: true }),
})
const consumption = fc.double({ min: 0.1, max: 40, noNaN: true })

describe('what 100 km cost', () => {
  it.each([
    ['petrol', 6, 84],
    ['diesel', 5, 55],
    ['hybrid', 4, 56],
    ['ev', 15, 21],
    ['phev', 2, null],
    ['other', 9, null],
  ] as const)('is reckoned for %s', (fuelType, fuelConsumption, cost) => {
    expect(energyCostPer100Km({ fuelType, fuelConsumption }, { petrol: 14, diesel: 11, electricity: 1.4 })).toBe(cost)
  })

  it('is not known where the consumption is not, and never falls with it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FUEL_TYPES), consumption, consumption, prices, (fuelType, one, other, paid) => {
        expect(energyCostPer100Km({ fuelType, fuelConsumption: null }, paid)).toBeNull()
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((fuelConsumption) =>
          energyCostPer100Km({ fuelType, fuelConsumption }, paid),
        )
        if (low !== null) expect(high).toBeGreaterThanOrEqual(low ?? 0)
      }),
    )
  })
})
