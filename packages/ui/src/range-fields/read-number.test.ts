import { describe, expect, it } from 'vitest'

import { readDecimal, readWholeNumber } from './read-number.ts'

describe('a number typed by hand', () => {
  it.each([
    ['120000', 120_000],
    ['120 000', 120_000],
    ['120.000 DH', 120_000],
    ['١٢٠٬٠٠٠', 120_000],
    ['۱۲۰', 120],
    ['0', 0],
  ])('%s is read as %i', (text, value) => {
    expect(readWholeNumber(text)).toBe(value)
  })

  it.each(['', '  ', 'cheap'])('%j is no limit', (text) => {
    expect(readWholeNumber(text)).toBeUndefined()
  })
})

describe('a number with a fraction, typed by hand', () => {
  it.each([
    ['7', 7],
    ['13.75', 13.75],
    ['13,75 %', 13.75],
    ['١٣٫٧٥', 13.75],
    ['7,', 7],
  ])('%s is read as %d', (text, value) => {
    expect(readDecimal(text)).toBe(value)
  })

  it.each(['', 'x', '1,2,3', '-5', '.5'])('%j is none', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })
})
