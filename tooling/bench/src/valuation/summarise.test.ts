import { describe, expect, it } from 'vitest'

import { ageOf, type CrossValidated, qualityOf, qualityRow } from './summarise.ts'

const car = (price: number, range: CrossValidated['range']): CrossValidated => ({
  brand: 'dacia',
  modelYear: 2018,
  price,
  range,
})
const RANGE = { low: 90_000, middle: 100_000, high: 110_000 }

describe('the quality of valuations', () => {
  it('is how often there is one, how far its middle is from the price, and how often its range has it', () => {
    const quality = qualityOf([car(100_000, RANGE), car(80_000, RANGE), car(110_000, RANGE), car(70_000, null)])
    expect(quality.error).toBeCloseTo(1 / 11)
    expect(quality).toMatchObject({ cars: 4, valued: 0.75, coverage: 2 / 3 })
    expect(qualityRow('Dacia', quality)).toEqual(['Dacia', '4', '75.0 %', '9.1 %', '66.7 %'])
  })

  it('is not known of cars that nobody could value', () => {
    expect(qualityRow('Lada', qualityOf([car(70_000, null)]))).toEqual(['Lada', '1', '0.0 %', '', ''])
  })
})

it('ages are counted in model years', () => {
  const ages = [2027, 2024, 2023, 2020, 2017, 2016].map((modelYear) => ageOf({ modelYear }, 2026))
  expect(ages).toEqual([
    'to 2 years',
    'to 2 years',
    '3 to 5 years',
    '6 to 9 years',
    '6 to 9 years',
    '10 years and more',
  ])
})
