import { expect, it } from 'vitest'

import { findingRow, timeFinding } from './finding.ts'

it('a finding is judged where it has a budget', () => {
  const finding = { name: 'HTML', measured: '9 KB', budget: '8 KB', over: true }
  expect(findingRow(finding)).toEqual(['HTML', '9 KB', '8 KB', 'OVER'])
  expect(findingRow({ ...finding, over: false })).toEqual(['HTML', '9 KB', '8 KB', 'ok'])
  expect(findingRow({ ...finding, budget: '', over: false })).toEqual(['HTML', '9 KB', '', ''])
})

it('a time is over when it is longer than the most that it may be', () => {
  expect(timeFinding('paint', 2100, 2100)).toEqual({ name: 'paint', measured: '2.10 s', budget: '2.10 s', over: false })
  expect(timeFinding('paint', 2101, 2100).over).toBe(true)
})
