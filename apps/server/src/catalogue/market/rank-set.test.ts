import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createRankSet } from './rank-set.ts'

it('finds what a sorted list finds, after any changes', () => {
  const anyRanks = fc.integer({ min: 1, max: 70 })
  const anyChanges = (ranks: number) => fc.array(fc.nat({ max: ranks - 1 }), { maxLength: 150 })
  fc.assert(
    fc.property(
      anyRanks.chain((ranks) => fc.tuple(fc.constant(ranks), anyChanges(ranks))),
      ([ranks, changes]) => {
        const set = createRankSet(ranks)
        const plain = new Set<number>()
        for (const rank of changes) {
          if (plain.delete(rank)) set.remove(rank)
          else {
            plain.add(rank)
            set.add(rank)
          }
        }
        expect(Array.from({ length: set.size }, (_, place) => set.at(place))).toEqual([...plain].sort((a, b) => a - b))
      },
    ),
  )
})
