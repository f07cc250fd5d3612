import { expect, it } from 'vitest'

import { readClusterOptions } from './options.ts'

it('are a modest load and one round unless told otherwise', () => {
  const only = ['killed', 'frozen', 'cut', 'pooler', 'server', 'storage', 'rolling']
  const usual = { rounds: 1, minutes: null, only, writes: 20, reads: 60, port: 4200, help: false }
  expect(readClusterOptions([])).toEqual(usual)
  expect(readClusterOptions(['--rounds', '3', '--reads', '90'])).toEqual({ ...usual, rounds: 3, reads: 90 })
  expect(readClusterOptions(['--minutes', '60'])).toEqual({ ...usual, minutes: 60 })
})

it.each([
  ['--rounds', '0'],
  ['--writes', 'x'],
  ['--port', '70000'],
  ['--only', 'killed,tired'],
  ['--minutes', '0'],
  ['--hours', '1'],
])('cannot be %s %s', (...parameters) => {
  expect(() => readClusterOptions(parameters)).toThrow()
})
