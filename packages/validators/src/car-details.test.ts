import { describe, expect, it } from 'vitest'

import { validateDay } from './day.ts'
import { validateVin } from './vin.ts'
import { validateWantedCar } from './wanted-car.ts'

describe('a wanted car', () => {
  it('needs one detail at least', () => {
    expect(validateWantedCar({ brand: 'toyota' })).toBeNull()
    expect(validateWantedCar({ brand: '', model: null, priceMax: 90_000 })).toBeNull()
    for (const details of [{}, { brand: '' }, { brand: ' ', model: null, city: undefined, priceMax: Number.NaN }]) {
      expect(validateWantedCar(details)).toEqual({ code: 'wantedCar', values: {} })
    }
  })
})

describe('a vehicle identification number', () => {
  it('may be grouped, and may lack the check digit, which only informs', () => {
    for (const text of ['JTDBR32E720123456', 'vf1-lm1b0h 36123456', '1M8GDM9A1KP042788'])
      expect(validateVin(text)).toBeNull()
  })

  it.each(['', 'JTDBR32E72012345', 'ITDBR32E720123456'])('is not "%s"', (text) => {
    expect(validateVin(text)).toEqual({ code: 'invalid', values: {} })
  })
})

describe('a day that is wished for', () => {
  it.each([
    ['2026-06-02', '2026-06-01'],
    ['2026-07-31', '2026-06-01'],
    ['2028-02-29', '2028-01-15'],
  ])('may be %s, where it is %s', (day, today) => {
    expect(validateDay(day, today)).toBeNull()
  })

  it.each([
    ['2026-05-31', 'daysAhead'],
    ['2026-06-01', 'daysAhead'],
    ['2026-08-01', 'daysAhead'],
    ['2026-06-31', 'invalid'],
    ['1 June', 'invalid'],
    ['', 'invalid'],
  ])('is not "%s"', (day, code) => expect(validateDay(day, '2026-06-01')?.code).toBe(code))
})
