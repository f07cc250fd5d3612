import assert from 'node:assert/strict'
import { test } from 'node:test'

import { INSPECTION_POINT_COUNT, INSPECTION_POINTS } from '@otosafi/domain/car/inspection'
import { MILEAGE_RANGES, modelYearChoices } from '@otosafi/domain/car/vocabulary'
import { MAX_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACETS, OLDER } from '@otosafi/domain/listing/vocabulary'
import { CURRENCIES } from '@otosafi/editions/currency'

import { operationOf, resolved, schemaOf } from './document.ts'
import { VOCABULARIES } from './vocabularies.ts'

for (const [name, values] of VOCABULARIES) {
  test(`the contract's ${name} has the values of the vocabulary, in its order`, () => {
    assert.deepEqual(schemaOf(name).enum, [...values])
  })
}

test('the currencies of the contract are those that can be written', () => {
  const named = [...(schemaOf('Currency').enum ?? []), ...(schemaOf('ConvertedCurrency').enum ?? [])]
  assert.deepEqual(new Set(named), new Set(Object.keys(CURRENCIES)))
})

test('a listing carries every facet, and nothing else', () => {
  assert.deepEqual(Object.keys(schemaOf('Facets').properties ?? {}), [...FACETS])
  assert.deepEqual(schemaOf('Facets').required, [...FACETS])
})

const listing = operationOf('listCars').parameters.filter((parameter) => parameter.in === 'query')
const listingSchema = (name: string) => resolved(listing.find((parameter) => parameter.name === name)?.schema ?? {})

test('the listing takes every filter of the domain, and beside them only ids, order, paging, status and counts', () => {
  const expected = [...FACETS, ...RANGE_FILTERS, 'q', 'id', 'status', 'sort', 'page', 'limit', 'cursor', 'facets']
  assert.deepEqual(listing.map((parameter) => parameter.name).sort(), expected.sort())
})

test('every choice of the listing is a repeated parameter', () => {
  for (const name of [...FACETS, 'status']) {
    const parameter = listing.find((candidate) => candidate.name === name)
    assert.deepEqual([parameter?.style, parameter?.explode, parameter?.schema.type], ['form', true, 'array'], name)
  }
})

test("the footer's models take the same filters as the listing", () => {
  const own = operationOf('filterCarModels').parameters.filter((parameter) => parameter.in === 'query')
  const expected = [...FACETS, ...RANGE_FILTERS, 'q', 'limit']
  assert.deepEqual(own.map((parameter) => parameter.name).sort(), expected.sort())
})

test('pages of the listing have the bounds of the domain', () => {
  assert.equal(listingSchema('page').maximum, MAX_PAGE)
  assert.deepEqual([listingSchema('limit').maximum, listingSchema('limit').default], [MAX_PAGE_SIZE, PAGE_SIZE])
})

test('the mileage ranges of the listing are those of the domain', () => {
  const { minimum, maximum } = listingSchema('mileageRange').items ?? {}
  const ids = MILEAGE_RANGES.map((range) => range.id)
  assert.deepEqual([minimum, maximum], [Math.min(...ids), Math.max(...ids)])
})

test('the listing takes every year of the domain, and all that are older', () => {
  const pattern = new RegExp(listingSchema('modelYear').items?.pattern ?? '$^')
  for (const year of [...modelYearChoices(2026), 1950, OLDER]) assert.match(String(year), pattern)
  for (const year of ['1949', '20260', 'old', '']) assert.doesNotMatch(year, pattern)
})

test('every inspection point has a name that the contract takes, and the figures reach the whole inspection', () => {
  const pattern = new RegExp(schemaOf('InspectionPointName').pattern ?? '$^')
  for (const point of Object.values(INSPECTION_POINTS).flat()) assert.match(point, pattern)
  assert.equal(schemaOf('InspectionSummary').properties?.['pointsChecked']?.maximum, INSPECTION_POINT_COUNT)
})
