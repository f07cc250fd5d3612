import { expect, it } from 'vitest'

import { checkedIn, type Draft, pointsOf, wordlessIn } from './draft.ts'

/** As a device may have kept it since before a point was taken out of the inspection. */
const DRAFT: Draft = {
  odometer: 64_300,
  findings: {
    'engine.points': { result: 'defect', note: '' },
    'engine.idle': { result: 'advisory', note: ' ' },
    'brakes.frontPads': { result: 'defect', note: 'Worn to 1 mm' },
    'brakes.rearPads': { result: 'notChecked', note: '' },
  },
  version: 'none',
}

it('counts and asks for a word at those points alone that an inspection has', () => {
  expect(pointsOf(DRAFT).map(({ point }) => point)).toEqual(['idle', 'frontPads'])
  expect(checkedIn(DRAFT)).toBe(2)
  expect(wordlessIn(DRAFT)).toEqual(['engine.idle'])
})
