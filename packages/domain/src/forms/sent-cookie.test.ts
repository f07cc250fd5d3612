import { expect, it } from 'vitest'

import { hasSent, sentCookie } from './sent-cookie.ts'

it('marks who sent a form, and no other form', () => {
  const [mark = ''] = sentCookie('callback; x', true).split('; Path')
  expect(hasSent(`language=fr; ${mark}; session=1`, 'callback; x')).toBe(true)
  for (const [cookies, form] of [
    [mark, 'callback'],
    [`${mark}y`, 'callback; x'],
    [`x${mark}`, 'callback; x'],
    ['', 'callback'],
  ] as const)
    expect(hasSent(cookies, form), cookies).toBe(false)
  expect([sentCookie('a', true), sentCookie('a', false)].map((each) => each.endsWith('; Secure'))).toEqual([
    true,
    false,
  ])
})
