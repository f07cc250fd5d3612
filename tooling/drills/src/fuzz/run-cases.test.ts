import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { runCases } from './run-cases.ts'

const show = (sent: number) => `send ${sent}`

describe('a run of cases', () => {
  it('counts how each was answered', async () => {
    let done = 0
    const kind = { cases: fc.constantFrom(1, 2), check: async (sent: number) => ({ label: 'x', status: sent }), show }
    const { failure, counts } = await runCases(kind, { cases: 50, seed: 1, onCase: () => done++ })
    expect([failure, done]).toEqual([null, 50])
    expect((counts.get('x')?.get('1') ?? 0) + (counts.get('x')?.get('2') ?? 0)).toBe(50)
  })

  it('tells the smallest case that fails, why, and how to send it', async () => {
    const check = async (sent: number) => {
      if (sent >= 700) throw new Error('500: too much')
      return { label: 'x', status: 200 }
    }
    const { failure } = await runCases({ cases: fc.nat({ max: 100_000 }), check, show }, { cases: 100, seed: 1 })
    expect(failure).toMatch(/^Case \d+ of seed 1 fails: 500: too much\nThe smallest case .*\nsend 700\n700$/)
  })
})
