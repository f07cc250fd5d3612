import { expect, it } from 'vitest'

import { asksForLight } from './asks-for-light.ts'

const asks = (query: string, saver: 'choice' | 'browser' | null = null) =>
  asksForLight(new URLSearchParams(query), saver)

it('a car is in few bytes where its address asks for that', () => {
  for (const query of ['light', 'light=', 'light=on', 'light=OFF', 'light=1&x=off', 'light&light=off'])
    expect(asks(query), query).toBe(true)
  for (const query of ['', 'lights', 'x=light', 'Light']) expect(asks(query), query).toBe(false)
})

it('where data are saved it is in few bytes by itself, and whole where the address asks for that', () => {
  for (const saver of ['choice', 'browser'] as const) {
    expect(asks('', saver)).toBe(true)
    for (const query of ['light=off', 'light=off&light=on', 'light=off&light']) expect(asks(query, saver)).toBe(false)
  }
})
