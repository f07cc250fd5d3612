import { expect, it } from 'vitest'

import { readRestartOptions } from './options.ts'

it('are twenty restarts unless told otherwise', () => {
  expect(readRestartOptions([])).toEqual({ restarts: 20, upgrade: false, help: false })
  expect(readRestartOptions(['3'])).toEqual({ restarts: 3, upgrade: false, help: false })
  expect(readRestartOptions(['--upgrade'])).toMatchObject({ upgrade: true })
})

it.each([['abc'], ['0'], ['-1'], ['2', '3'], ['--times', '3'], ['--upgrade', '3']])(
  'cannot be %s %s',
  (...parameters) => {
    expect(() => readRestartOptions(parameters)).toThrow()
  },
)
