import { describe, expect, it } from 'vitest'

import type { StockFacts } from '@otosafi/api-client/office-schema'

import { FACTS } from '../testing/facts.ts'
import {
  CAR_FIELDS,
  CAR_GROUPS,
  changedFacts,
  emptyValues,
  factsOf,
  mergeValues,
  missingIn,
  valuesOf,
} from './car-fields.ts'

describe('the fields of a car', () => {
  it('are in one group each', () => {
    const grouped = Object.values<readonly string[]>(CAR_GROUPS).flat()
    expect(grouped).toHaveLength(Object.keys(CAR_FIELDS).length)
    expect(new Set(grouped)).toEqual(new Set(Object.keys(CAR_FIELDS)))
  })

  it('lose nothing of what is known, and are empty for what is not', () => {
    expect(factsOf(valuesOf(FACTS))).toEqual(FACTS)
    expect(valuesOf(FACTS).trim).toBe('')
  })

  it('say what is still missing', () => {
    const missing = missingIn(emptyValues('right'))
    expect(missing).toEqual(
      expect.arrayContaining(['brand', 'model', 'modelYear', 'mileage', 'fuelType', 'city', 'seats']),
    )
    expect(missing).not.toEqual(expect.arrayContaining(['trim']))
    expect(missingIn(valuesOf({ ...FACTS, mileage: 0, noOfOwners: 0 }))).toEqual([])
  })

  it('take a chassis number as people write it', () => {
    expect(factsOf({ ...valuesOf(FACTS), vin: 'uu1 hsdadg 12345678' }).vin).toBe('UU1HSDADG12345678')
  })
})

describe('two people who change one car', () => {
  const theirs: StockFacts = { ...FACTS, mileage: 70_000, color: 'black', features: ['abs', 'airbag'] }
  const mine = { ...valuesOf(FACTS), color: 'red' as const, trim: 'Ambiance' }

  it('lose nothing: what one has changed stays, the rest is as the other has it', () => {
    expect(factsOf(mergeValues({ base: FACTS, mine, theirs }))).toEqual({
      ...FACTS,
      mileage: 70_000,
      features: ['abs', 'airbag'],
      color: 'red',
      trim: 'Ambiance',
    })
  })

  it('are told what the other has changed', () => {
    expect(changedFacts(FACTS, theirs)).toEqual(['mileage', 'color', 'features'])
    expect(changedFacts(FACTS, FACTS)).toEqual([])
  })
})
