import { expect, it } from 'vitest'

import { compareMemory } from './compare.ts'

const MB = 1024 * 1024

it('names what is over its budget: the start, a round, and growth from the first round to the last', () => {
  const budget = { warmStartMb: 400, inUseMb: 512, growthMb: 32 }
  const over = (warmStart: number, rounds: number[]) =>
    compareMemory({ warmStart: warmStart * MB, rounds: rounds.map((each) => each * MB) }, budget)
      .filter((finding) => finding.over)
      .map(({ name }) => name)
  expect(over(400, [480, 500, 512])).toEqual([])
  expect(over(401, [480, 513, 490])).toEqual(['after a warm start', 'after round 2'])
  expect(over(300, [400, 420, 433])).toEqual(['more after the last round than after the first'])
})

it('takes a figure without a budget for what it is', () => {
  const [start] = compareMemory({ warmStart: 900 * MB, rounds: [] }, { warmStartMb: null, inUseMb: 1, growthMb: 1 })
  expect(start).toEqual({ name: 'after a warm start', measured: '900 MB', budget: '', over: false })
})
