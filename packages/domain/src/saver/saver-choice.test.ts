import { expect, it } from 'vitest'

import { choosesSaver, saverCookie } from './saver-choice.ts'

it.each([
  ['saver=on', true],
  ['language=fr; saver=on; session=1', true],
  ['', false],
  ['saver=off', false],
  ['saver=once', false],
  ['xsaver=on', false],
  ['language=saver=on', false],
])('%j chooses to save data: %j', (cookies, expected) => {
  expect(choosesSaver(cookies)).toBe(expected)
})

it('is kept for half a year, and taken back at once', () => {
  expect(choosesSaver(saverCookie('on', true).split('; ')[0] ?? '')).toBe(true)
  expect(saverCookie('on', true)).toBe('saver=on; Path=/; Max-Age=15552000; SameSite=Lax; Secure')
  expect(saverCookie('off', false)).toBe('saver=off; Path=/; Max-Age=0; SameSite=Lax')
})
