import { expect, it } from 'vitest'

import { readLoggedErrors } from './logged-errors.ts'

const entry = (msg: string, err: object, level = 50) => JSON.stringify({ level, msg, err })

it('are counted where they are alike, whichever process, worker or port they are of', () => {
  const refused = (port: number) => ({ type: 'Error', code: 'ECONNREFUSED', message: `connect 127.0.0.1:${port}` })
  const lost = (worker: string) => ({ type: 'Error', code: '08P01', message: `no login (Worker: ${worker})` })
  const [first, second] = ['74e0e5f2-6a05-4c8d-9b37-000000000001', '74e0e5f2-6a05-4c8d-9b37-000000000002']
  const logs = [
    [entry('request failed', refused(4203)), entry('jobs', lost(first ?? ''))],
    [entry('request failed', refused(4207)), entry('jobs', lost(second ?? '')), entry('open', {}, 30), ''],
  ]
  expect(readLoggedErrors(logs.map((lines) => lines.join('\n')))).toEqual([
    { what: 'request failed: ECONNREFUSED connect 127.0.0.1:…', times: 2, isExplained: true },
    { what: 'jobs: 08P01 no login (Worker: …)', times: 2, isExplained: true },
  ])
})

it('are unexplained where neither database nor storage is away, and so is what Node itself warns of', () => {
  const fault = entry('request failed', { type: 'TypeError', message: 'x is undefined' })
  const away = entry('request failed', { type: 'StorageUnavailable', message: 'The storage does not answer' })
  const warning = '(node:123) DeprecationWarning: not like this'
  expect(
    readLoggedErrors([[away, fault, warning].join('\n')]).map(({ what, isExplained }) => [what, isExplained]),
  ).toEqual([
    ['request failed: TypeError x is undefined', false],
    ['(node:…) DeprecationWarning: not like this', false],
    ['request failed: StorageUnavailable The storage does not answer', true],
  ])
})
