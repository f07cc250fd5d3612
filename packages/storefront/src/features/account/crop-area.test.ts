import fc from 'fast-check'
import { expect, it } from 'vitest'

import { areaOf, boundedCrop, draggedCrop, WHOLE } from './crop-area.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) })
const numbers = fc.double({ min: -3, max: 8, noNaN: true })
const crops = fc.record({ zoom: numbers, x: numbers, y: numbers })

it('shows a square inside the picture, whatever is asked for', () => {
  fc.assert(
    fc.property(crops, sizes, (crop, size) => {
      const area = areaOf(crop, size)
      expect(area.width).toBe(area.height)
      expect(area.width).toBeGreaterThan(0)
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0)
      expect(area.x + area.width).toBeLessThanOrEqual(size.width + 1e-6)
      expect(area.y + area.height).toBeLessThanOrEqual(size.height + 1e-6)
    }),
  )
})

it('begins with the middle', () => {
  expect(areaOf(WHOLE, { width: 400, height: 300 })).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(areaOf({ ...WHOLE, zoom: 2 }, { width: 400, height: 300 })).toEqual({ x: 125, y: 75, width: 150, height: 150 })
})

it('follows the finger, as far as the picture goes', () => {
  const size = { width: 400, height: 300 }
  expect(areaOf(draggedCrop(WHOLE, size, { x: 0.1, y: 0.5 }), size)).toMatchObject({ x: 20, y: 0 })
  fc.assert(
    fc.property(crops, sizes, numbers, numbers, (crop, each, x, y) => {
      const dragged = draggedCrop(boundedCrop(crop), each, { x, y })
      expect(dragged).toEqual(boundedCrop(dragged))
    }),
  )
})
