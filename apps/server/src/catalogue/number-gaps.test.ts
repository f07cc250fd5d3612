import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Gap, withoutNumbers } from './number-gaps.ts'

const listed = (gaps: readonly Gap[]): number[] =>
  gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))

it('leaves those numbers of a gap that were not taken out, and remembers since when', () => {
  const anyNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(anyNumbers, { maxLength: 5 }), (takings) => {
      let gaps: Gap[] = [
        { from: 1, to: 30, since: 1 },
        { from: 33, to: 60, since: 2 },
      ]
      const plain = new Set(listed(gaps))
      for (const taking of takings) {
        gaps = withoutNumbers(
          gaps,
          taking.toSorted((a, b) => a - b),
        )
        for (const number of taking) plain.delete(number)
        expect(listed(gaps)).toEqual([...plain].sort((a, b) => a - b))
        for (const { to, since } of gaps) expect(since).toBe(to <= 30 ? 1 : 2)
      }
    }),
  )
})
