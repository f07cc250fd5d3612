import fc from 'fast-check'
import { expect, it } from 'vitest'

import { placeMarkers } from './place-markers.ts'

const SHEET = { width: 320, height: 260, radius: 12 }
const spots = fc.array(fc.record({ x: fc.nat(320), y: fc.nat(260) }), { maxLength: 30 })

it('markers lie within the drawing and upon no other', () => {
  fc.assert(
    fc.property(spots, (wanted) => {
      const markers = placeMarkers(wanted, SHEET)
      expect(markers.map(({ of }) => of)).toEqual(wanted)
      for (const [at, { x, y }] of markers.entries()) {
        expect(x >= 12 && x <= 308 && y >= 12 && y <= 248).toBe(true)
        for (const other of markers.slice(at + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(24)
      }
    }),
  )
})

it('a marker stands on its spot where there is room', () => {
  expect(
    placeMarkers(
      [
        { x: 100, y: 80 },
        { x: 200, y: 80 },
      ],
      SHEET,
    ),
  ).toMatchObject([
    { x: 100, y: 80 },
    { x: 200, y: 80 },
  ])
})

it('a full drawing is not drawn over: what has no room is left out', () => {
  const full = Array.from({ length: 200 }, () => ({ x: 100, y: 100 }))
  const markers = placeMarkers(full, SHEET)
  expect(markers.length).toBeGreaterThan(30)
  expect(markers.length).toBeLessThan(200)
  for (const [at, { x, y }] of markers.entries())
    for (const other of markers.slice(at + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(24)
})
