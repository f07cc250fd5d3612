import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'

import { createReadLimiter } from './read-limiter.ts'
import { OWN_PROCESS } from './trusted-proxies.ts'

/** A request of an address, as far as the limiter looks at it. */
const from = (address: string, peer = address) =>
  ({ raw: { socket: { remoteAddress: peer } }, addressing: { address } }) as unknown as FastifyRequest

describe('the limiter of reads', () => {
  it('lets a network save up fifteen seconds, then allows so many each second, and pages cost five and files a fifth', () => {
    const time = { now: 0 }
    const { count } = createReadLimiter(10, () => time.now)
    const visitor = from('192.0.2.1')
    for (let page = 0; page < 30; page++) expect(count(visitor, 'page')).toBeNull()
    expect([count(visitor, 'answer'), count(visitor, 'page')]).toEqual([1, 1])
    time.now += 300
    const answers = Array.from({ length: 4 }, () => count(visitor, 'answer'))
    expect(answers).toEqual([null, null, null, 1])
    time.now += 3_600_000
    for (let answer = 0; answer < 150; answer++) expect(count(visitor, 'answer')).toBeNull()
    expect(count(visitor, 'answer')).toBe(1)
    time.now += 1000
    for (let file = 0; file < 50; file++) expect(count(visitor, 'file')).toBeNull()
    expect(count(visitor, 'file')).toBe(1)
  })

  it('takes 64 bits of an IPv6 address for one network, and others for others', () => {
    const { count } = createReadLimiter(1, () => 0)
    const ask = (address: string) => count(from(address), 'page')
    const inOne = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::', '2001:db8::4'].map(ask)
    expect(inOne).toEqual([null, null, null, 5])
    expect([ask('2001:db8:0:1::1'), ask('192.0.2.1')]).toEqual([null, null])
  })

  it('counts signing out beside all else that a network asks for', () => {
    const { count } = createReadLimiter(1, () => 0)
    for (let page = 0; page < 3; page++) expect(count(from('192.0.2.1'), 'page')).toBeNull()
    expect([count(from('192.0.2.1'), 'page'), count(from('192.0.2.1'), 'answer')]).toEqual([5, 1])
    for (let times = 0; times < 15; times++) expect(count(from('192.0.2.1'), 'signOut')).toBeNull()
    expect([count(from('192.0.2.1'), 'signOut'), count(from('192.0.2.2'), 'page')]).toEqual([1, null])
  })

  it('does not count what this process asks itself', () => {
    const { count } = createReadLimiter(1, () => 0)
    for (let answer = 0; answer < 100; answer++) expect(count(from('192.0.2.1', OWN_PROCESS), 'answer')).toBeNull()
  })

  it('never says no without a limit', () => {
    const { count } = createReadLimiter(0, () => 0)
    for (let page = 0; page < 1000; page++) expect(count(from('192.0.2.1'), 'page')).toBeNull()
  })
})
