import fc from 'fast-check'
import { expect, test } from 'vitest'

import { simplified } from './simplify.ts'
import type { Vec2 } from './vec.ts'

const points: fc.Arbitrary<Vec2[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 0, max: 1200 })),
  { maxLength: 60 },
)

test('a simplified line keeps its ends, its order, and invents no point', () => {
  fc.assert(
    fc.property(points, fc.double({ min: 0, max: 50, noNaN: true }), (line: Vec2[], tolerance) => {
      const kept = simplified(line, tolerance)
      expect([kept[0], kept.at(-1)]).toEqual([line[0], line.at(-1)])
      let from = 0
      for (const point of kept) {
        from = line.indexOf(point, from) + 1
        expect(from).toBeGreaterThan(0)
      }
    }),
  )
})

test('what lies on a straight stretch is left out, and a corner is not', () => {
  const bent: Vec2[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 8],
  ]
  expect(simplified(bent, 0.3)).toEqual([bent[0], bent[2], bent[3]])
})
