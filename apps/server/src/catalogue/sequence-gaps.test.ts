import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fillGaps, type Gap } from './sequence-gaps.ts'

const listed = (gaps: readonly Gap[]): number[] =>
  gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))

it('leaves the numbers of a gap that have not arrived, and since when', () => {
  const anyNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(anyNumbers, { maxLength: 5 }), (batches) => {
      let gaps: Gap[] = [
        { from: 1, to: 30, since: 1 },
        { from: 33, to: 60, since: 2 },
      ]
      const plain = new Set(listed(gaps))
      for (const batch of batches) {
        gaps = fillGaps(
          gaps,
          batch.toSorted((a, b) => a - b),
        )
        for (const number of batch) plain.delete(number)
        expect(listed(gaps)).toEqual([...plain].sort((a, b) => a - b))
        for (const { to, since } of gaps) expect(since).toBe(to <= 30 ? 1 : 2)
      }
    }),
  )
})
