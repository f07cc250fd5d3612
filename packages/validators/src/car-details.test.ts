import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toVin } from './to-vin.ts'
import { hasVinCheckDigit } from './vin-check-digit.ts'
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
  it.each([
    ['JTDBR32E720123456', 'JTDBR32E720123456'],
    ['vf1-lm1b0h 36123456', 'VF1LM1B0H36123456'],
    ['١١١١١١١١١١١١١١١١١', '11111111111111111'],
  ])('typed as %s is %s', (text, vin) => {
    expect(toVin(text)).toBe(vin)
    expect(validateVin(text)).toBeNull()
  })

  it.each([
    '',
    'JTDBR32E72012345',
    'JTDBR32E7201234567',
    'ITDBR32E720123456',
    'JTDBR32EO20123456',
    'JTDBR32E72012345q',
    'JTDBR32E7201_3456',
    'ſTDBR32E720123456ß',
  ])('is not "%s"', (text) => {
    expect(toVin(text)).toBeNull()
    expect(validateVin(text)).toEqual({ code: 'invalid', values: {} })
  })

  it('may lack the check digit, which only informs', () => {
    for (const right of ['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1m8gdm9axkp042788']) {
      expect(hasVinCheckDigit(right), right).toBe(true)
    }
    for (const wrong of ['1M8GDM9A1KP042788', '5GZCZ43D23S812715', 'too short']) {
      expect(hasVinCheckDigit(wrong), wrong).toBe(false)
    }
    expect(validateVin('1M8GDM9A1KP042788')).toBeNull()
  })

  it('has exactly one ninth character that is right', () => {
    const characters = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789')
    fc.assert(
      fc.property(fc.string({ unit: characters, minLength: 16, maxLength: 16 }), (others) => {
        const right = Array.from('0123456789X').filter((digit) =>
          hasVinCheckDigit(others.slice(0, 8) + digit + others.slice(8)),
        )
        expect(right).toHaveLength(1)
      }),
    )
  })
})
