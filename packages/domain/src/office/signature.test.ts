import { describe, expect, it } from 'vitest'

import { isSignatureOf } from './signature.ts'

describe('a signature', () => {
  it.each([
    ['Thabo Nkosi', true],
    ['  thabo   NKOSI ', true],
    ['Thabo', false],
    ['', false],
  ])('by the name %j is that of Thabo Nkosi: %s', (typed, isSigned) => {
    expect(isSignatureOf('Thabo Nkosi', { typed, strokes: [] })).toBe(isSigned)
  })

  it.each([
    ["Awa N'Diaye-Sow", 'awa n\u2019diaye\u2011sow'],
    ['Awa N\u2019Diaye', "Awa N'Diaye"],
    ['محمد العلوي', 'محمد العلوي\u200f'],
  ])('of %j may be typed as %j', (name, typed) => {
    expect(isSignatureOf(name, { typed, strokes: [] })).toBe(true)
  })

  it.each<[string, number[][], boolean]>([
    ['nothing', [], false],
    ['a dot', [[300, 100]], false],
    ['a touch by mistake', [[300, 100, 340, 100]], false],
    ['a line', [[100, 100, 200, 100]], true],
    [
      'strokes that are long together',
      [
        [0, 0, 0, 60],
        [30, 0, 30, 60],
      ],
      true,
    ],
    ['a stroke whose last point lacks its height', [[0, 0, 600]], false],
  ])('by hand is none or one: %s', (_, strokes, isSigned) => {
    expect(isSignatureOf('Thabo Nkosi', { typed: null, strokes })).toBe(isSigned)
  })
})
