import { describe, expect, it } from 'vitest'

import { formatHost, isLocalName, parseHost } from './host.ts'

describe('a host', () => {
  it.each([
    ['otosafi.ma', 'otosafi.ma'],
    ['OTOSAFI.Ma', 'otosafi.ma'],
    ['otosafi.ma.', 'otosafi.ma'],
    ['otosafi.ma.:3000', 'otosafi.ma:3000'],
    ['otosafi.ma:', 'otosafi.ma'],
    ['otosafi.ma:080', 'otosafi.ma:80'],
    ['otosafi.ma:0', 'otosafi.ma:0'],
    ['[::1]:3000', '[::1]:3000'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    ['[2001:DB8::A]', '[2001:db8::a]'],
    ['127.1', '127.0.0.1'],
    ['0x7f.1:80', '127.0.0.1:80'],
    ['constructor', 'constructor'],
  ])('%s is %s', (text, host) => {
    const parsed = parseHost(text)
    expect(parsed && formatHost(parsed)).toBe(host)
  })

  it.each(['localhost', 'otosafi.ma.localhost', 'a.localhost.', 'LOCALHOST', '127.0.0.1', '127.1', '[::1]', '[0::1]'])(
    'may be this machine: %s',
    (text) => {
      expect(isLocalName(parseHost(text)?.name ?? '')).toBe(true)
    },
  )

  it.each(['otosafi.ma', 'localhost.evil.example', 'notlocalhost', '127.0.0.1.nip.io', '0.0.0.0', '[::2]', '10.0.0.1'])(
    'is elsewhere: %s',
    (text) => {
      expect(isLocalName(parseHost(text)?.name ?? '')).toBe(false)
    },
  )
})
