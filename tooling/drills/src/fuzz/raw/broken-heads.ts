import fc from 'fast-check'

import type { RawBytes } from './raw-bytes.ts'

const METHODS = [
  'GET',
  'get',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'FOO',
  '',
  'GE T',
  'G\0T',
  'PRI',
]

const TARGETS = [
  '/',
  '*',
  '',
  'x',
  '?',
  '#',
  '/a b',
  '/\0',
  '/\xff',
  '/%',
  '/%00',
  '//evil.example/x',
  '/\\evil.example',
  '/../../etc/passwd',
  '/./././',
  'http://evil.example/api/countries',
  'http://otosafi.ma/api/countries',
  'http://[/',
  'http:///',
  'https://user:pass@otosafi.ma:99999/',
  'javascript:alert(1)',
  'otosafi.ma:443',
  '/constructor',
  '/api/__proto__',
  '/api/cars/constructor',
  `/${'a'.repeat(9000)}`,
  `/${'a'.repeat(40_000)}`,
  `/?${'a=b&'.repeat(3000)}`,
]

const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/1.1 x',
  'http/1.1',
  'HTTP/1',
  'HTTP/1.10',
  '',
]
const LINE_ENDS = ['\n', '\r', '\n\r', '\r\r\n', '\0', '']

/** Host headers of all sorts: one, none, two, and some that name nothing. */
const HOSTS = [
  '',
  'Host:',
  'Host: otosafi.ma\r\nHost: otosafi.sn',
  'Host: otosafi.ma\r\nhost: otosafi.ma',
  'Host: a b',
  'Host: x/y',
  'Host: [',
  'Host: x@y',
  'Host: :80',
  'Host: %00',
  'Host: otosafi.ma\0.sn',
  'Host: otosafi.ma, otosafi.sn',
  'Host : otosafi.ma',
  'Host: constructor',
  'Host: \xff\xfe',
]

const LINES = [
  'X: a\r\n b',
  'X: a\r\n\tb',
  ' X: a',
  'X : a',
  ': a',
  'X',
  'X\0: a',
  'X: a\0b',
  'X: a\rb',
  'X: a\nb',
  'X: \xff\x80',
  'X\xff: a',
  '__proto__: x',
  'constructor: x',
  `X: ${'a'.repeat(20_000)}`,
  `${'X'.repeat(20_000)}: a`,
  'X: a\r\n'.repeat(300) + 'Y: b',
  'X:\r\n'.repeat(2500) + 'Y: b',
  'Connection: close',
  'Connection: close, keep-alive, Upgrade, X',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Keep-Alive: timeout=999999',
  'Proxy-Connection: keep-alive',
  'X-Forwarded-Host: a b\r\nX-Forwarded-Host: c',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: constructor',
  'Cookie: a=b\r\nCookie: __proto__=c',
  'Accept-Encoding: br\r\nAccept-Encoding: gzip',
  'Content-Type: application/json\r\nContent-Type: text/plain',
  'Authorization: Bearer x\r\nAuthorization: Bearer y',
  'Range: bytes=0-0\r\nRange: bytes=1-1',
]

/** Usually what it ought to be, else one of the others. */
function mostly(usual: string, others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
}

/** Requests whose first line or headers are not as they ought to be, each in one or a few respects. */
export const brokenHeads: fc.Arbitrary<RawBytes> = fc
  .record({
    method: mostly('GET', METHODS),
    target: mostly('/api/countries', TARGETS),
    version: mostly('HTTP/1.1', VERSIONS),
    end: mostly('\r\n', LINE_ENDS),
    host: mostly('Host: otosafi.ma', HOSTS),
    lines: fc.array(fc.constantFrom(...LINES), { maxLength: 2 }),
  })
  .map(({ method, target, version, end, host, lines }) => {
    const head = [`${method} ${target} ${version}`, ...(host === '' ? [] : [host]), ...lines, '', '']
    return { shape: 'head', bytes: head.join(end), answers: null, isRefused: false }
  })
