import fc from 'fast-check'
import { expect, it } from 'vitest'

import { BODY_TYPES } from '@otosafi/domain/car/vocabulary'

import { damageMapOf } from './damage-map.ts'
import { notablePoints, SECTION_POINTS, type Findings } from './inspection-points.ts'

const POINTS = SECTION_POINTS.flatMap(({ points }) => points)
const findings = fc
  .uniqueArray(fc.record({ point: fc.constantFrom(...POINTS), isDefect: fc.boolean() }), {
    selector: ({ point }) => point,
    maxLength: 15,
  })
  .map((list): Findings =>
    Object.fromEntries(list.map(({ point, isDefect }) => [point, { result: isDefect ? 'defect' : 'advisory' }])),
  )

it('every finding has its number on the map of every body, and nothing else has one', () => {
  fc.assert(
    fc.property(findings, fc.constantFrom(...BODY_TYPES), (found, bodyType) => {
      const map = damageMapOf(bodyType, found)
      const numbers = notablePoints(found).map((_, at) => at + 1)
      expect([...new Set(map?.markers.map(({ number }) => number) ?? [])].toSorted((a, b) => a - b)).toEqual(numbers)
      for (const { x, y } of map?.markers ?? []) {
        expect(x > 0 && y > 0 && x < (map?.width ?? 0) && y < (map?.height ?? 0)).toBe(true)
      }
    }),
  )
})

it.each(BODY_TYPES)('a car on which nothing is in order has a map too, of the first findings: %s', (bodyType) => {
  const found: Findings = Object.fromEntries(POINTS.map((point) => [point, { result: 'defect' }]))
  const numbers = damageMapOf(bodyType, found)?.markers.map(({ number }) => number)
  expect(numbers).toEqual(expect.arrayContaining(Array.from({ length: 30 }, (_, at) => at + 1)))
})

it('a car without findings has no map', () => {
  expect(damageMapOf('suv', {})).toBeNull()
  expect(damageMapOf('suv', { 'engine.turbo': { result: 'notApplicable' } })).toBeNull()
  expect(damageMapOf('suv', null)).toBeNull()
})
