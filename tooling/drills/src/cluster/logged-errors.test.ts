import { expect, it } from 'vitest'

import { readLoggedErrors } from './logged-errors.ts'

/** When something was away. */
const AWAY = [100, 200] as const
const entry = (msg: string, err: object, { level = 50, time = 150 } = {}) => JSON.stringify({ level, time, msg, err })
const read = (...logs: string[][]) =>
  readLoggedErrors(
    logs.map((lines) => lines.join('\n')),
    [AWAY],
  )

it('are counted where they are alike, whichever process, worker or port they are of', () => {
  const refused = (port: number) => ({ type: 'Error', code: 'ECONNREFUSED', message: `connect 127.0.0.1:${port}` })
  const lost = (worker: string) => ({ type: 'Error', message: `query_wait_timeout (Worker: ${worker})` })
  const [first, second] = ['74e0e5f2-6a05-4c8d-9b37-000000000001', '74e0e5f2-6a05-4c8d-9b37-000000000002']
  expect(
    read(
      [entry('request failed', refused(4203)), entry('jobs', lost(first ?? ''))],
      [entry('request failed', refused(4207)), entry('jobs', lost(second ?? '')), entry('open', {}, { level: 30 }), ''],
    ),
  ).toEqual([
    { what: 'request failed: ECONNREFUSED connect 127.0.0.1:…', times: 2, isExplained: true },
    { what: 'jobs: Error query_wait_timeout (Worker: …)', times: 2, isExplained: true },
  ])
})

it('are unexplained where nothing that is away can be the cause, and so is what Node itself warns of', () => {
  const fault = entry('request failed', { type: 'TypeError', message: 'x is undefined' })
  const leak = entry('request failed', { type: 'error', code: '08P01', message: 'no more connections allowed' })
  const away = entry('request failed', { type: 'StorageUnavailable', message: 'The storage does not answer' })
  const warning = '(node:123) DeprecationWarning: not like this'
  expect(read([away, fault, leak, warning]).map(({ what, isExplained }) => [what, isExplained])).toEqual([
    ['request failed: TypeError x is undefined', false],
    ['request failed: 08P01 no more connections allowed', false],
    ['(node:…) DeprecationWarning: not like this', false],
    ['request failed: StorageUnavailable The storage does not answer', true],
  ])
})

it('are unexplained while nothing is away', () => {
  const timeout = { type: 'DatabaseTimeout', message: 'The database did not answer in time' }
  const [inPeace] = read([entry('request failed', timeout, { time: 250 }), entry('request failed', timeout)])
  expect(inPeace).toMatchObject({ times: 1, isExplained: false })
})

it('are explained where a mail waits that the database could not keep, whichever code says so, and not where it was refused', () => {
  const unsent = (message: string) =>
    entry('Message 74e0e5f2-6a05-4c8d-9b37-000000000001 could not be sent yet', { type: 'Error', message })
  expect(read([unsent('08P01'), unsent('Error'), unsent('EENVELOPE')]).map(({ isExplained }) => isExplained)).toEqual([
    false,
    true,
    true,
  ])
})
