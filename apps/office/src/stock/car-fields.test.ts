import { describe, expect, it } from 'vitest'

import document from '@otosafi/openapi/office.json' with { type: 'json' }

import { FACTS as WITHOUT_DAY } from '../testing/facts.ts'
import { texts } from '../texts/english.ts'
import {
  CAR_FIELDS,
  CAR_GROUPS,
  type CarFacts,
  changedFacts,
  emptyValues,
  factsOf,
  isRequired,
  mergeValues,
  missingIn,
  valuesOf,
} from './car-fields.ts'

const FACTS: CarFacts = { ...WITHOUT_DAY, mileageReadOn: '2026-06-12' }

type Schema = {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** The schema of a fact in the contract. */
function schemaOf(fact: string): Schema & { isNullable: boolean } {
  const schemas = document.components.schemas as unknown as Record<
    string,
    Schema & { properties: Record<string, Schema> }
  >
  const named = ({ $ref }: Schema) => schemas[$ref?.split('/').at(-1) ?? '']
  const own = { ...schemas['StockFacts']?.properties, ...schemas['StockFactsRequest']?.properties }[fact]
  if (own === undefined) throw new Error(`${fact} is no fact of the contract`)
  const some = own.anyOf?.find(({ $ref }) => $ref !== undefined) ?? own
  const isNullable = own.type?.includes('null') === true || own.anyOf?.some(({ type }) => type === 'null') === true
  return { ...own, ...named(some), isNullable }
}

describe('the fields of a car', () => {
  it('are in one group each', () => {
    const grouped = Object.values<readonly string[]>(CAR_GROUPS).flat()
    expect(grouped).toHaveLength(Object.keys(CAR_FIELDS).length)
    expect(new Set(grouped)).toEqual(new Set(Object.keys(CAR_FIELDS)))
  })

  it.each(Object.entries(CAR_FIELDS))('%s has the bounds of the contract', (fact, field) => {
    const { minimum, maximum, maxLength, isNullable } = schemaOf(fact)
    const bounds = field.kind === 'number' ? [field.min, field.max] : [undefined, undefined]
    const most = field.kind === 'text' ? field.most : maxLength
    expect([...bounds, most]).toEqual([
      field.kind === 'number' ? minimum : undefined,
      field.kind === 'number' ? maximum : undefined,
      maxLength,
    ])
    // What is ticked always has a value.
    const isTicked = field.kind === 'flag' || field.kind === 'features'
    expect(isRequired(field)).toBe(!isNullable && !isTicked)
  })

  it.each(Object.entries(CAR_FIELDS))('%s and its choices have words', (fact, field) => {
    const { label, vocabulary } = texts.site as unknown as Record<string, Record<string, object>>
    const own = { ...label, isNew: '', features: '', mileageReadOn: '' }
    const words = field.kind === 'choice' ? { ...own, ...vocabulary?.[fact] } : own
    expect(Object.keys(words)).toEqual(expect.arrayContaining([fact, ...(field.kind === 'choice' ? field.values : [])]))
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
  const theirs: CarFacts = {
    ...FACTS,
    mileage: 70_000,
    mileageReadOn: '2026-06-20',
    color: 'black',
    features: ['abs', 'airbag'],
  }
  const mine = { ...valuesOf(FACTS), color: 'red' as const, trim: 'Ambiance' }

  it('lose nothing: what one has changed stays, the rest is as the other has it', () => {
    expect(factsOf(mergeValues({ base: FACTS, mine, theirs }))).toEqual({
      ...FACTS,
      mileage: 70_000,
      mileageReadOn: '2026-06-20',
      features: ['abs', 'airbag'],
      color: 'red',
      trim: 'Ambiance',
    })
  })

  it('see what the other has changed', () => {
    expect(changedFacts(FACTS, theirs)).toEqual(['mileage', 'mileageReadOn', 'color', 'features'])
    expect(changedFacts(FACTS, FACTS)).toEqual([])
  })
})
