import { expect, it } from 'vitest'

import { listTimedTests, slowestOf } from './slowest-tests.ts'

it('names tests of vitest with what they took', () => {
  const report = {
    testResults: [
      {
        name: '/x/cup.test.ts',
        assertionResults: [
          { fullName: 'A cup is full', duration: 1500 },
          { fullName: 'A cup is skipped', duration: null },
        ],
      },
    ],
  }
  expect(listTimedTests('vitest.json', JSON.stringify(report))).toEqual([
    { name: '/x/cup.test.ts › A cup is full', seconds: 1.5 },
    { name: '/x/cup.test.ts › A cup is skipped', seconds: 0 },
  ])
})

it('names tests of Playwright with what all their tries took', () => {
  const spec = {
    title: 'is full',
    file: 'cup.spec.ts',
    line: 4,
    tests: [{ results: [{ duration: 250 }, { duration: 750 }] }],
  }
  const suites = [{ title: 'cup.spec.ts', specs: [], suites: [{ title: 'A cup', specs: [spec] }] }]
  expect(listTimedTests('playwright.json', JSON.stringify({ suites }))).toEqual([
    { name: 'cup.spec.ts:4 › is full', seconds: 1 },
  ])
})

it('gives the slowest of all, the slowest first', () => {
  const tests = [3, 1, 2].map((seconds) => ({ name: `${seconds}`, seconds }))
  expect(slowestOf(tests, 2).map(({ name }) => name)).toEqual(['3', '2'])
})
