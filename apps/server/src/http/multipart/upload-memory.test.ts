import { describe, expect, it } from 'vitest'

import { createUploadMemory } from './upload-memory.ts'

const LIMITS = { all: 48, network: 16 }

describe('the memory of uploads', () => {
  it('is a third at most for one network, and as much again for another one beside it', () => {
    const { claim } = createUploadMemory(LIMITS)
    expect([claim('a', 8), claim('a', 8), claim('a', 1)]).toEqual([true, true, false])
    expect([claim('b', 16), claim('b', 1)]).toEqual([true, false])
  })

  it('is half of what others leave, so that networks that stall never take all of it', () => {
    const { claim } = createUploadMemory(LIMITS)
    const takenBy = (network: string) => {
      let bytes = 0
      while (claim(network, 1)) bytes += 1
      return bytes
    }
    expect(['a', 'b', 'c', 'd', 'e'].map(takenBy)).toEqual([16, 16, 8, 4, 2])
    expect(claim('f', 1)).toBe(true)
  })

  it('can be had again once it was released', () => {
    const { claim, release } = createUploadMemory(LIMITS)
    expect([claim('a', 16), claim('b', 16), claim('c', 12)]).toEqual([true, true, false])
    release('a', 16)
    expect([claim('c', 12), claim('a', 11), claim('a', 10)]).toEqual([true, false, true])
  })
})
