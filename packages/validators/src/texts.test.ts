import { describe, expect, it } from 'vitest'

import { validateEmail } from './email.ts'
import { validateFullName } from './full-name.ts'
import { validateHomeAddress } from './home-address.ts'
import { validateMessage } from './message.ts'
import { validateName } from './name.ts'
import { optional } from './optional.ts'
import { validateRequired } from './required.ts'

const BLANKS = ['', ' ', '\t\n', '\u00a0', '\u200b', '\u200f \ufeff']

describe.each([
  ['name', validateName, 100],
  ['fullName', validateFullName, 100],
  ['message', validateMessage, 4000],
] as const)('the rule %s', (code, rule, max) => {
  it('wants something to be seen', () => {
    for (const blank of BLANKS) expect(rule(blank)).toEqual({ code, values: {} })
  })

  it('takes any writing', () => {
    for (const text of ['Salma', 'سلمى بناني', 'N’Guessan-Kouassi', '李']) expect(rule(text)).toBeNull()
  })

  it(`takes ${max} code points and no more`, () => {
    expect(rule('🚗'.repeat(max))).toBeNull()
    expect(rule('a'.repeat(max + 1))).toEqual({ code: 'textMax', values: { count: max } })
  })
})

describe('a required field', () => {
  it.each([...BLANKS, Number.NaN, [], false, null, undefined])('is not given as %j', (value) => {
    expect(validateRequired(value, 'city')).toEqual({ code: 'required', values: { field: 'city' } })
  })

  it.each(['0', 'casablanca', 0, 2018, true, ['abs']])('is given as %j', (value) => {
    expect(validateRequired(value, 'city')).toBeNull()
  })
})

describe('the address of a home', () => {
  it.each([...BLANKS, 'ab', '  ab  '])('is too little as %j', (text) => {
    expect(validateHomeAddress(text)).toEqual({ code: 'invalid', values: {} })
  })

  it('is words in any writing, 200 code points at most', () => {
    for (const text of ['Villa 12, Sicap Liberté 6', 'قرب المسجد', '🚗'.repeat(200)])
      expect(validateHomeAddress(text)).toBeNull()
    expect(validateHomeAddress('a'.repeat(201))).toEqual({ code: 'textMax', values: { count: 200 } })
  })
})

describe('an optional field', () => {
  it('may be blank, and else follows its rule', () => {
    const rule = optional(validateEmail)
    for (const blank of BLANKS) expect(rule(blank)).toBeNull()
    expect(rule('salma@example.org')).toBeNull()
    expect(rule('salma')).toEqual({ code: 'email', values: {} })
  })
})
