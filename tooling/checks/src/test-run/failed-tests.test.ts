import { describe, expect, it } from 'vitest'

import { listFailedTests } from './failed-tests.ts'

describe('naming what failed', () => {
  it('names tests of vitest by file and title, with the first lines of the reason', () => {
    const failed = {
      status: 'failed',
      fullName: 'A cup is full',
      failureMessages: ['\u001b[31mAssertionError: expected 1\u001b[39m\n    at cup.test.ts:3:1\nto be 2'],
    }
    const report = {
      testResults: [
        {
          name: '/x/cup.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ status: 'passed', fullName: 'A cup is blue', failureMessages: [] }, failed],
        },
      ],
    }
    expect(listFailedTests('vitest.json', JSON.stringify(report))).toEqual([
      { name: '/x/cup.test.ts › A cup is full', reason: 'AssertionError: expected 1 · to be 2' },
    ])
  })

  it('names a file that vitest could not load', () => {
    const report = {
      testResults: [{ name: '/x/cup.test.ts', status: 'failed', message: 'No such import', assertionResults: [] }],
    }
    expect(listFailedTests('vitest.json', JSON.stringify(report))).toEqual([
      { name: '/x/cup.test.ts', reason: 'No such import' },
    ])
  })

  it('names tests of Playwright by project, place and titles, and leaves out what passed on a second try', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'src/cup.spec.ts',
      line: 4,
      tests: [{ status, projectName: 'desktop', results: [{ error: { message: 'Timeout' } }] }],
    })
    const suites = [
      {
        title: 'src/cup.spec.ts',
        suites: [{ title: 'A cup', specs: [spec('is full', 'unexpected'), spec('is blue', 'flaky')] }],
      },
    ]
    expect(listFailedTests('playwright.json', JSON.stringify({ suites }))).toEqual([
      { name: '[desktop] src/cup.spec.ts:4 › A cup › is full', reason: 'Timeout' },
    ])
  })

  it('names tests of a TAP file', () => {
    expect(listFailedTests('node.tap', 'ok 1 - a\n    not ok 2 - the contract drifts\n')).toEqual([
      { name: 'the contract drifts', reason: '' },
    ])
  })
})
