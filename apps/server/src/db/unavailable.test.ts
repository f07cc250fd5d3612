import { describe, expect, it } from 'vitest'

import { DatabaseTimeout, endsSession, isUnavailable } from './unavailable.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('what says "not now"', () => {
  it.each([
    ['a new session', '08000 08001 08003 08004 08006 08007 08P01'],
    ['a new session', '57P01 57P02 57P03 57P04 57P05 25P03 25P04'],
    ['a new session', '25006 28000 28P01 3D000'],
    ['a new session', 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'],
    ['the same session', '53000 53100 53200 53300 53400 57000 57014 55000 55P03 40001 40P01 40003'],
  ])('and wants %s to be tried again: %s', (session, codes) => {
    const found = codes.split(' ').map((code) => [isUnavailable(withCode(code)), endsSession(withCode(code))])
    expect(found).toEqual(codes.split(' ').map(() => [true, session === 'a new session']))
  })

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is said by the driver: %s', (message) => {
    expect([isUnavailable(new Error(message)), endsSession(new Error(message))]).toEqual([true, true])
  })

  it('is said by a server that does not answer, and by all addresses of a name together', () => {
    expect(endsSession(new DatabaseTimeout('late'))).toBe(true)
    expect(isUnavailable(new AggregateError([withCode('EINVAL'), withCode('ECONNREFUSED')]))).toBe(true)
  })

  it.each(['23505', '22P02', '42P01', '42601', '42501', '40002', 'XX000', '0A000', 'ENOENT', ''])(
    'is not said by a mistake: %s',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(false)
    },
  )

  it.each([[new Error('The word Connection terminated')], ['57P01'], [null], [{ code: '57P01' }]])(
    'is not said by %s',
    (thing) => {
      expect(isUnavailable(thing)).toBe(false)
    },
  )
})
