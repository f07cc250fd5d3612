import { expect, it } from 'vitest'

import { readRestartOptions } from './options.ts'

it('are twenty restarts unless told otherwise', () => {
  expect(readRestartOptions([])).toEqual({ restarts: 20, help: false })
  expect(readRestartOptions(['--', '3'])).toEqual({ restarts: 3, help: false })
})

it.each([['abc'], ['0'], ['-1'], ['2', '3'], ['--times', '3']])('cannot be %s %s', (...parameters) => {
  expect(() => readRestartOptions(parameters)).toThrow()
})
