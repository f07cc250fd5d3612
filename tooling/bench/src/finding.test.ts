import { expect, it } from 'vitest'

import { findingRow } from './finding.ts'

it('a finding is judged where it has a budget', () => {
  const finding = { name: 'HTML', measured: '9 KB', budget: '8 KB', over: true }
  expect(findingRow(finding)).toEqual(['HTML', '9 KB', '8 KB', 'OVER'])
  expect(findingRow({ ...finding, over: false })).toEqual(['HTML', '9 KB', '8 KB', 'ok'])
  expect(findingRow({ ...finding, budget: '', over: false })).toEqual(['HTML', '9 KB', '', ''])
})
