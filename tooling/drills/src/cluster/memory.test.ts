import { expect, it } from 'vitest'

import { hasGrown, trendOf, watchMemory } from './memory.ts'

const hour = (at: (reading: number) => number) =>
  trendOf(
    'server',
    Array.from({ length: 720 }, (_, n) => at(n)),
  )

it('is flat where it rises while caches fill, and goes up and down later', () => {
  const trend = hour((n) => Math.min(300, 100 + n * 2) + (n % 7) * 4)
  expect(hasGrown(trend)).toBe(false)
})

it('has grown where it rises all the time, though it is given back now and then', () => {
  expect(hasGrown(hour((n) => 300 + n * 0.3 - (n % 20)))).toBe(true)
})

it('is that of a process that runs', () => {
  const [own] = watchMemory({ own: process.pid }).stop()
  expect(own?.most).toBeGreaterThan(10)
  expect(() => watchMemory({ nobody: 0 })).toThrow('nobody')
})
