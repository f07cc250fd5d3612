import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { idCodeOf, idOfCode } from './id-code.ts'

const anyId = fc.stringMatching(/^[0-9a-z]{1,10}$/)

describe('the code of an id', () => {
  it('is a whole number that tells the id', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const code = idCodeOf(id)
        expect(Number.isSafeInteger(code)).toBe(true)
        expect(idOfCode(code as number)).toBe(id)
      }),
    )
  })

  it('is in the order of the ids', () => {
    const order = (a: number | string, b: number | string) => (a < b ? -1 : Number(a > b))
    fc.assert(
      fc.property(anyId, anyId, (a, b) => {
        expect(order(idCodeOf(a) as number, idCodeOf(b) as number)).toBe(order(a, b))
      }),
    )
  })

  it.each(['', 'A', 'a-1', 'à', 'a b', 'abcdefghijk', '٣'])('is not made from %j', (text) => {
    expect(idCodeOf(text)).toBeUndefined()
  })

  it('holds the first and the last id', () => {
    expect(['0', 'zzzzzzzzzz'].map((id) => idOfCode(idCodeOf(id) as number))).toEqual(['0', 'zzzzzzzzzz'])
  })
})
