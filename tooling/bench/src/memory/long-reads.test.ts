import { expect, it } from 'vitest'

import { longReads } from './long-reads.ts'

const take = (count: number, seed: number) => [...longReads('/fr/buy-cars', count, seed)]

it('never ask the same twice, and the same for the same seed', () => {
  const reads = take(2000, 1)
  expect(new Set(reads).size).toBe(2000)
  expect(take(2000, 1)).toEqual(reads)
  expect(take(100, 2)).not.toContain(reads[1])
})

it('are long, though no longer than a request may be, and some are pages', () => {
  const reads = take(1000, 1)
  const lengths = reads.map(({ length }) => length)
  expect(Math.max(...lengths)).toBeGreaterThan(11_000)
  expect(Math.max(...lengths)).toBeLessThan(15_000)
  expect(reads.filter((path) => !path.startsWith('/api/'))).toHaveLength(20)
})
