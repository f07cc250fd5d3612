import { expect, it } from 'vitest'

import { readOptions } from './options.ts'

it('are four servers at the usual ports unless told otherwise', () => {
  const usual = { port: 4200, servers: 4, cars: 24, help: false }
  expect(readOptions([])).toEqual(usual)
  expect(readOptions(['--port', '5300', '--servers', '2'])).toEqual({ ...usual, port: 5300, servers: 2 })
})

it.each([
  ['--port', 'abc'],
  ['--port', '70000'],
  ['--servers', '0'],
  ['--servers', '60'],
  ['--cars', '-1'],
])('cannot be %s %s', (...parameters) => {
  expect(() => readOptions(parameters)).toThrow()
})
