import { expect, it } from 'vitest'

import { readOptions } from './options.ts'

it('are everything unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    parts: ['codes', 'times', 'logins'],
    guesses: 10_000,
    pairs: 500,
    seconds: 15,
    help: false,
  })
  expect(readOptions(['--only', 'times', '--pairs', '7'])).toMatchObject({ parts: ['times'], pairs: 7 })
})

it.each([
  ['--only', 'everything'],
  ['--guesses', '0'],
  ['--pairs', 'x'],
  ['--seconds', '-1'],
])('cannot be %s %s', (...parameters) => {
  expect(() => readOptions(parameters)).toThrow()
})
