import { expect, it } from 'vitest'

import { usageChoiceCookie, usageChoiceOf } from './usage-choice.ts'

it.each([
  ['usage=yes', 'yes'],
  ['language=fr; usage=no', 'no'],
  ['usage=yes; session=1', 'yes'],
  ['', null],
  ['usage=', null],
  ['usage=yess', null],
  ['xusage=yes', null],
  ['language=usage=yes', null],
  ['usage=YES', null],
])('reads the choice of %j', (cookies, choice) => {
  expect(usageChoiceOf(cookies)).toBe(choice)
})

it.each(['yes', 'no'] as const)('reads what it writes: %s', (choice) => {
  const [pair = '', ...attributes] = usageChoiceCookie(choice, true).split('; ')
  expect(usageChoiceOf(pair)).toBe(choice)
  expect(attributes).toEqual(['Path=/', 'Max-Age=15552000', 'SameSite=Lax', 'Secure'])
})
