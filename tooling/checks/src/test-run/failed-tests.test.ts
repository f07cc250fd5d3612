import { describe, expect, it } from 'vitest'

import { listFailedTests } from './failed-tests.ts'

describe('naming what failed, and what passed at a further try only', () => {
  it('names tests of vitest by file, line and title, with the first lines of the reason', () => {
    const failed = {
      status: 'failed',
      fullName: 'A cup is full',
      failureMessages: ['\u001b[31mAssertionError: expected 1\u001b[39m\n    at file:///x/cup.test.ts:3:1\nto be 2'],
    }
    const report = {
      testResults: [
        {
          name: '/x/cup.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'A cup is blue', failureMessages: [] },
            { status: 'passed', fullName: 'A cup is warm', failureMessages: ['Error: too early'] },
            failed,
          ],
        },
      ],
    }
    expect(listFailedTests('vitest.json', JSON.stringify(report))).toEqual({
      failed: [{ name: '/x/cup.test.ts:3 › A cup is full', reason: 'AssertionError: expected 1 · to be 2' }],
      flaky: [{ name: '/x/cup.test.ts › A cup is warm', reason: 'Error: too early' }],
    })
  })

  it('names a file that vitest could not load', () => {
    const report = {
      testResults: [{ name: '/x/cup.test.ts', status: 'failed', message: 'No such import', assertionResults: [] }],
    }
    expect(listFailedTests('vitest.json', JSON.stringify(report))).toEqual({
      failed: [{ name: '/x/cup.test.ts', reason: 'No such import' }],
      flaky: [],
    })
  })

  it('names tests of Playwright by project, place and titles', () => {
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
    expect(listFailedTests('playwright.json', JSON.stringify({ suites }))).toEqual({
      failed: [{ name: '[desktop] src/cup.spec.ts:4 › A cup › is full', reason: 'Timeout' }],
      flaky: [{ name: '[desktop] src/cup.spec.ts:4 › A cup › is blue', reason: 'Timeout' }],
    })
  })

  it('names tests of a TAP file', () => {
    expect(listFailedTests('node.tap', 'ok 1 - a\n    not ok 2 - the contract drifts\n')).toEqual({
      failed: [{ name: 'the contract drifts', reason: '' }],
      flaky: [],
    })
  })
})
