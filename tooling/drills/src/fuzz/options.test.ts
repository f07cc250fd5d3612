import { describe, expect, it } from 'vitest'

import { readFuzzOptions } from './options.ts'

describe('the fuzz command', () => {
  it('asks many times by default, from the seed it is given', () => {
    const only = ['reads', 'writes', 'raw', 'forms', 'pages']
    expect(readFuzzOptions([], 7)).toEqual({ cases: 100_000, seed: 7, only, help: false })
    const given = ['--cases', '500', '--seed=42', '--only', 'raw,reads']
    expect(readFuzzOptions(given, 7)).toEqual({ cases: 500, seed: 42, only: ['raw', 'reads'], help: false })
  })

  it('refuses what it does not know', () => {
    expect(() => readFuzzOptions(['--cases', '0'], 7)).toThrow(
      '--cases must be a whole number from 1 to 100000000, not "0".',
    )
    expect(() => readFuzzOptions(['--seed', 'x'], 7)).toThrow('--seed')
    expect(() => readFuzzOptions(['--only', 'reads,all'], 7)).toThrow('--only must be some of reads, ')
    expect(() => readFuzzOptions(['--runs', '3'], 7)).toThrow('--runs')
  })
})
