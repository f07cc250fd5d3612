import fc from 'fast-check'

import type { RawBytes } from './raw-bytes.ts'

/** A request inside of another one's body: no answer may be its own. */
const HIDDEN = 'GET /health HTTP/1.1\r\nHost: otosafi.ma\r\n\r\n'

/** Headers that leave it open where a body ends, or that say nothing that is a length. */
const AMBIGUOUS = [
  'Content-Length: 4\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Content-Length: 4\r\nTransfer-Encoding: identity',
  'Content-Length: 0\r\nContent-Length: 44',
  'Content-Length: 4, 44',
  'Content-Length: +4',
  'Content-Length: -1',
  'Content-Length: 0x4',
  'Content-Length: 4 4',
  'Content-Length: 4e0',
  'Content-Length: 99999999999999999999999',
  'Content-Length: \u00b2',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Content_Length: 4\r\nContent-Length: x',
]

/** Chunks as none may be. */
const CHUNKS = [
  'zz\r\nx\r\n0\r\n\r\n',
  '-1\r\nx\r\n0\r\n\r\n',
  '0x4\r\nabcd\r\n0\r\n\r\n',
  'fffffffffffffffff\r\nx',
  '4\r\nabcdefgh\r\n0\r\n\r\n',
  '4 abcd\r\n0\r\n\r\n',
  '\r\n\r\n',
  ' 4\r\nabcd\r\n0\r\n\r\n',
]

/** Chunks that are right, however strange. */
const STRANGE_CHUNKS = [
  '4;x=y\r\nabcd\r\n0\r\n\r\n',
  `4;${'x'.repeat(20_000)}\r\nabcd\r\n0\r\n\r\n`,
  '00000004\r\nabcd\r\n0\r\n\r\n',
  '4\r\nabcd\r\n0\r\nHost: otosafi.sn\r\nContent-Length: 9\r\n\r\n',
  '1\r\n{\r\n'.repeat(2000),
  '4\r\nabcd\r\n0\r\n',
  '4\nabcd\n0\n\n',
]

const PATHS = ['/api/questions', '/api/auth/login', '/api/cars/00000000/views', '/api/nothing', '/health']
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

/** Posts whose bodies end nowhere, twice, or not where they say. */
export const brokenBodies: fc.Arbitrary<RawBytes> = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom(...TYPES), fc.boolean())
  .chain(([path, type, keeps]) => {
    const post = (lines: string, body: string) =>
      [
        `POST ${path} HTTP/1.1`,
        'Host: otosafi.ma',
        `Content-Type: ${type}`,
        `Connection: ${keeps ? 'keep-alive' : 'close'}`,
        lines,
        '',
        body,
      ].join('\r\n')
    return fc.oneof(
      fc.constantFrom(...AMBIGUOUS).map((lines) => raw('ambiguous', post(lines, `0\r\n\r\n${HIDDEN}`), true)),
      fc.constantFrom(...CHUNKS).map((chunks) => raw('chunks', post('Transfer-Encoding: chunked', chunks), false)),
      fc
        .constantFrom(...STRANGE_CHUNKS)
        .map((chunks) => raw('chunks', post('Transfer-Encoding: chunked', chunks), false)),
      fc
        .constantFrom(0, 1, 10, 65_537, 2 ** 31, 2 ** 53)
        .map((length) => raw('short body', post(`Content-Length: ${length}`, '{"x":1}'), false)),
      fc
        .constantFrom('100-continue', 'nothing')
        .map((expected) => raw('expecting', post(`Expect: ${expected}\r\nContent-Length: 2`, '{}'), false)),
    )
  })

function raw(shape: string, bytes: string, isRefused: boolean): RawBytes {
  return { shape, bytes, answers: null, isRefused }
}
