import { expect, it } from 'vitest'

import { readOptions } from './options.ts'

it('are a minute for each trouble unless told otherwise', () => {
  expect(readOptions([])).toEqual({ seconds: 60, help: false })
  expect(readOptions(['--seconds', '5'])).toEqual({ seconds: 5, help: false })
})

it.each([
  ['--seconds', '0'],
  ['--seconds', 'x'],
  ['--minutes', '1'],
])('cannot be %s %s', (...parameters) => {
  expect(() => readOptions(parameters)).toThrow()
})
