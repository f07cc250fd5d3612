import { expect, it } from 'vitest'

import { isLimitReached } from './own-steps.ts'

const stepsOf = (action: string, actor: string, times: number) =>
  Array.from({ length: times }, () => ({ action, actor }))

it.each([
  ['move', 5],
  ['changeContact', 5],
  ['schedule', 6],
] as const)('the visitor takes “%s” %i times, the team as often as it likes', (action, most) => {
  const ofTeam = stepsOf(action, 'staff', most)
  expect(isLimitReached([...stepsOf(action, 'visitor', most - 1), ...ofTeam], action)).toBe(false)
  expect(isLimitReached([...stepsOf(action, 'visitor', most), ...stepsOf('cancel', 'visitor', 1)], action)).toBe(true)
})
