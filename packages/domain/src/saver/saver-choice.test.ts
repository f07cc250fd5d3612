import { expect, it } from 'vitest'

import { saverCookie, saverReason } from './saver-choice.ts'

it.each([
  ['saver=on', 'choice'],
  ['language=fr; saver=on; session=1', 'choice'],
  ['', null],
  ['saver=off', null],
  ['saver=once', null],
  ['xsaver=on', null],
  ['language=saver=on', null],
] as const)('%j chooses to save data: %j', (cookies, expected) => {
  expect(saverReason(undefined, cookies)).toBe(expected)
})

it('a browser saves data by its header alone, and a choice comes before that', () => {
  expect(saverReason('on', '')).toBe('browser')
  expect(saverReason('on', 'saver=off')).toBe('browser')
  expect(saverReason('on', 'saver=on')).toBe('choice')
  for (const header of [null, undefined, '', 'off', '1']) expect(saverReason(header, '')).toBeNull()
})

it('is kept for half a year, and taken back at once', () => {
  expect(saverReason(null, saverCookie('on', true).split('; ')[0] ?? '')).toBe('choice')
  expect(saverCookie('on', true)).toBe('saver=on; Path=/; Max-Age=15552000; SameSite=Lax; Secure')
  expect(saverCookie('off', false)).toBe('saver=off; Path=/; Max-Age=0; SameSite=Lax')
})
