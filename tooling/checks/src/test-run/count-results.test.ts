import { describe, expect, it } from 'vitest'

import { countResults } from './count-results.ts'

describe('counting results', () => {
  it('reads what vitest wrote', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(countResults('vitest.json', JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('reads TAP, where a cancelled test failed', () => {
    const tap = 'TAP version 13\nok 1 - a\n# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n'
    expect(countResults('node.tap', tap)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('reads what Playwright wrote, where a second try may save a test', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }
    expect(countResults('playwright.json', JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('leaves other files alone and refuses broken ones', () => {
    expect(countResults('screenshot.png', '')).toBeNull()
    expect(() => countResults('vitest.json', '{')).toThrow(SyntaxError)
  })
})
