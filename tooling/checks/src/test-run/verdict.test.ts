import { describe, expect, it } from 'vitest'

import { judge } from './verdict.ts'

const passing = new Map([['packages/domain', { passed: 5, failed: 0, skipped: 0 }]])

describe('the verdict of a run', () => {
  it('passes when tests ran and nothing failed', () => {
    expect(judge(passing, [])).toMatchObject({ exitCode: 0, lastLine: '5 passed, 0 failed' })
  })

  it('fails when no test ran', () => {
    expect(judge(new Map(), [])).toMatchObject({ exitCode: 1, lastLine: '0 passed, 0 failed' })
  })

  it('counts a failed lint or build as one failure and names it', () => {
    const verdict = judge(passing, [{ task: '@otosafi/ma#build', folder: 'apps/ma' }])
    expect(verdict).toMatchObject({ exitCode: 1, lastLine: '5 passed, 1 failed', failedParts: ['@otosafi/ma#build'] })
  })

  it('does not count failed tests twice, but counts a test task that broke before its tests', () => {
    const failing = new Map([['packages/domain', { passed: 4, failed: 2, skipped: 1 }]])
    const domain = { task: '@otosafi/domain#test', folder: 'packages/domain' }
    expect(judge(failing, [domain])).toMatchObject({ lastLine: '4 passed, 2 failed, 1 skipped', failedParts: [] })
    expect(judge(passing, [domain])).toMatchObject({ lastLine: '5 passed, 1 failed', failedParts: [domain.task] })
  })
})
