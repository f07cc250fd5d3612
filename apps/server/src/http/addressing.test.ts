import { describe, expect, it } from 'vitest'

import { LOOPBACK } from '../env-reader.ts'
import { pathOfTarget, readAddressing } from './addressing.ts'
import { createIsTrusted, OWN_PROCESS } from './trusted-proxies.ts'

const NETWORKS = [...LOOPBACK, '10.0.0.0/8', 'fd00::1']

function read(remoteAddress: string | undefined, headers: Record<string, string>, networks = NETWORKS) {
  const all = { host: 'otosafi.ma', ...headers }
  const rawHeaders = Object.entries(all).flat()
  const incoming = { headers: all, rawHeaders, httpVersion: '1.1', url: '/', socket: { remoteAddress } }
  return readAddressing(incoming, createIsTrusted(networks))
}

/** The client's address. */
const clientOf = (peer: string | undefined, forwardedFor: string) =>
  read(peer, { 'x-forwarded-for': forwardedFor })?.address

describe('the client of a request', () => {
  it.each([
    ['192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['::FFFF:10.9.9.9', '2001:DB8::1%eth0', '2001:db8::1'],
    ['fd00::1', '198.51.100.1', '198.51.100.1'],
    ['fd00::2', '198.51.100.1', 'fd00::2'],
    ['127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
    ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.9, 10.0.0.7', '10.0.0.9'],
    ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, constructor, 10.0.0.7', '10.0.0.7'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', ',,,', '127.0.0.1'],
    [undefined, '198.51.100.1', ''],
    [OWN_PROCESS, '198.51.100.1', '198.51.100.1'],
    [OWN_PROCESS, '', '127.0.0.1'],
  ])('from %s with X-Forwarded-For %j is %s', (peer, forwardedFor, client) => {
    expect(clientOf(peer, forwardedFor)).toBe(client)
  })

  it('is found without a long search', () => {
    expect(clientOf('127.0.0.1', `198.51.100.1${', 10.0.0.1'.repeat(5000)}`)).toBe('10.0.0.1')
  })
})

describe('what proxies say', () => {
  const forwarded = { 'x-forwarded-host': 'otosafi.sn', 'x-forwarded-proto': 'https' }

  it('counts where they are trusted', () => {
    const expected = { protocol: 'https', isProtocolTrusted: true, host: 'otosafi.sn' }
    expect(read('127.0.0.1', forwarded)).toEqual({ ...expected, address: '127.0.0.1' })
    expect(read('192.0.2.1', forwarded, ['192.0.2.0/24'])).toMatchObject(expected)
    expect(read(OWN_PROCESS, forwarded, [])).toMatchObject(expected)
  })

  it('is ignored where they are not, however bad it is', () => {
    const ignored = { protocol: 'http', isProtocolTrusted: false, host: 'otosafi.ma' }
    expect(read('127.0.0.1', forwarded, [])).toEqual({ ...ignored, address: '127.0.0.1' })
    expect(read('192.0.2.1', { 'x-forwarded-host': '[', 'x-forwarded-proto': 'x' })).toMatchObject(ignored)
    expect(read('127.0.0.1', { forwarded: 'for=192.0.2.60;proto=https;host=otosafi.sn' })).toMatchObject(ignored)
  })

  it('is taken from the first trusted one where they add to each other', () => {
    const originOf = (client: string, hosts: string, protocols: string) => {
      const headers = { 'x-forwarded-for': client, 'x-forwarded-host': hosts, 'x-forwarded-proto': protocols }
      const { protocol, host } = read('127.0.0.1', headers) ?? {}
      return `${protocol}://${host}`
    }
    expect(originOf('198.51.100.1', 'evil.example, otosafi.sn', 'http, https')).toBe('https://otosafi.sn')
    expect(originOf('198.51.100.1, 10.0.0.7', 'evil.example, otosafi.sn, inner', 'http, https, http')).toBe(
      'https://otosafi.sn',
    )
    expect(originOf('198.51.100.1, 10.0.0.7', 'otosafi.sn', 'https')).toBe('https://otosafi.sn')
    expect(originOf('10.0.0.7, 198.51.100.1', 'evil.example, otosafi.sn', 'http, https')).toBe('https://otosafi.sn')
  })
})

describe('the path of a target', () => {
  it.each([
    ['/a?b', '/a?b'],
    ['//a', '//a'],
    ['http://x/a?b', '/a?b'],
    ['HTTP://x:80', '/'],
    ['https://x?b', '/?b'],
    ['http://x//a', '//a'],
    ['*', '*'],
  ])('of %s is %s', (target, path) => {
    expect(pathOfTarget(target)).toBe(path)
  })
})
