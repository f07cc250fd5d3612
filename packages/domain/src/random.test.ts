import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createRandom } from './random.ts'

test('the same key gives the same numbers and another key gives others', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const draw = (from: string) => {
        const random = createRandom(from)
        return Array.from({ length: 5 }, () => random.next())
      }
      expect(draw(key)).toEqual(draw(key))
      expect(draw(key)).not.toEqual(draw(`${key}1`))
    }),
  )
})

test('whole numbers reach both bounds and stay between them', () => {
  const random = createRandom('dice')
  const seen = new Set(Array.from({ length: 500 }, () => random.int(1, 6)))
  expect(seen).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('weights are kept, and what weighs nothing never comes', () => {
  const random = createRandom('weights')
  const weights = { never: 0, seldom: 1, often: 9 }
  const drawn = Array.from({ length: 2_000 }, () =>
    random.weighted(['never', 'seldom', 'often'] as const, (item) => weights[item]),
  )
  expect(drawn).not.toContain('never')
  const often = drawn.filter((item) => item === 'often').length / drawn.length
  expect(often).toBeGreaterThan(0.86)
  expect(often).toBeLessThan(0.94)
})

test('there is nothing to choose from an empty list', () => {
  const random = createRandom('empty')
  expect(() => random.pick([])).toThrow('Nothing to pick from')
  expect(() => random.weighted(['a'], () => 0)).toThrow('No item has a positive weight')
})

test('the bell curve has its mean and spread', () => {
  const random = createRandom('bell')
  const drawn = Array.from({ length: 5_000 }, () => random.normal(10, 2))
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
  const spread = Math.sqrt(drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length)
  expect(mean).toBeCloseTo(10, 0)
  expect(spread).toBeCloseTo(2, 0)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(4)
})
