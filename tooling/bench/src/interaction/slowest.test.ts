import { expect, it } from 'vitest'

import { slowestInteraction, THRESHOLD } from './slowest.ts'

it('the longest event of any interaction counts', () => {
  const events = [
    { interactionId: 7, duration: 40 },
    { interactionId: 7, duration: 96 },
    { interactionId: 8, duration: 64 },
  ]
  expect(slowestInteraction(events)).toBe(96)
})

it('events that belong to no interaction do not count', () => {
  expect(slowestInteraction([{ interactionId: 0, duration: 200 }])).toBe(THRESHOLD)
})

it('what the browser does not tell of was quick', () => {
  expect(slowestInteraction([])).toBe(THRESHOLD)
})
