import { expect, it } from 'vitest'

import { INTERACTION_HEAD, interactionRow, isSlow } from './compare.ts'

const BUDGET = { interactionMs: 150, answerMs: 300 }
const measured = (times: number[], answers = false) => ({ name: 'menu', times, answers })

it('an interaction is slow when more than one of four runs is', () => {
  expect(isSlow(measured([40, 150, 150, 900]), BUDGET)).toBe(false)
  expect(isSlow(measured([40, 40, 151, 151]), BUDGET)).toBe(true)
})

it('an answer has a budget of its own', () => {
  expect(isSlow(measured([300], true), BUDGET)).toBe(false)
  expect(isSlow(measured([301], true), BUDGET)).toBe(true)
})

it('a row tells median, p75, worst, budget and verdict', () => {
  expect(interactionRow(measured([50, 40, 160, 151.6, 30]), BUDGET)).toEqual([
    'menu',
    '50',
    '152',
    '160',
    '150',
    'OVER',
  ])
  expect(interactionRow(measured([50], true), BUDGET)).toEqual(['menu', '50', '50', '50', '300', 'ok'])
  expect(interactionRow(measured([50]), BUDGET)).toHaveLength(INTERACTION_HEAD.length + 1)
})
