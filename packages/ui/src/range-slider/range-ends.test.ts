import { describe, expect, it } from 'vitest'

import { readDigits } from '../testing/read-digits.ts'
import { moveThumbs, problemsOf, readRange, thumbsOf } from './range-ends.ts'

const SCALE = { min: 0, max: 500_000 }
const read = readDigits

describe('the thumbs', () => {
  it('stand at the ends of the scale where nothing limits', () => {
    expect(thumbsOf({ from: undefined, to: undefined }, SCALE)).toEqual([0, 500_000])
  })

  it('stay within the scale and in order, whatever the fields say', () => {
    expect(thumbsOf({ from: 900_000, to: 20_000 }, SCALE)).toEqual([20_000, 500_000])
  })

  it('leave the text of an end that did not move, even one beyond the scale', () => {
    const texts = { from: '10 000', to: '900 000' }
    const before = thumbsOf(readRange(texts, read), SCALE)
    expect(moveThumbs(texts, before, [30_000, before[1]], SCALE, read)).toEqual({ from: '30000', to: '900 000' })
  })

  it('take the limit away at the end of the scale', () => {
    expect(moveThumbs({ from: '10000', to: '90000' }, [10_000, 90_000], [0, 500_000], SCALE, read)).toEqual({
      from: '',
      to: '',
    })
  })

  it('uncross the texts when one of them moves', () => {
    const texts = { from: '900000', to: '20000' }
    const before = thumbsOf(readRange(texts, read), SCALE)
    expect(moveThumbs(texts, before, [30_000, before[1]], SCALE, read)).toEqual({ from: '30000', to: '' })
  })
})

describe('what is wrong with a range', () => {
  it.each([
    [{ from: '', to: '' }, {}],
    [{ from: '60 000', to: '' }, {}],
    [{ from: '60000', to: '60000' }, {}],
    [{ from: '900000', to: '20000' }, { to: 'crossed' }],
    [{ from: 'cheap', to: '20000' }, { from: 'notANumber' }],
    [
      { from: 'cheap', to: 'dear' },
      { from: 'notANumber', to: 'notANumber' },
    ],
  ])('%j: %j', (texts, problems) => {
    expect(problemsOf(texts, read)).toEqual(problems)
  })
})
