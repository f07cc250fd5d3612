import fc from 'fast-check'

import { headerText } from './junk.ts'

/** Headers of a request by their lower-case names. */
export type Headers = Readonly<Record<string, string>>

/** Headers that may change the form of an answer, never its status. */
const HARMLESS = {
  accept: fc.constantFrom('*/*', 'text/html', 'application/xml', 'image/*;q=0', '', ';;;'),
  'accept-encoding': fc.oneof(
    fc.constantFrom('br', 'gzip', 'identity', '*', 'br;q=0, gzip', '*;q=0', 'identity;q=0', 'br;q=x', ',,', 'zstd, br'),
    headerText(40),
  ),
  'accept-language': fc.oneof(fc.constantFrom('fr', 'ar,fr;q=0.8', 'constructor', '*;q=0', 'zh-Hans'), headerText(60)),
  cookie: fc.oneof(
    fc.constantFrom(
      'language=ar',
      'language=constructor',
      'language=',
      '=; =x; ;;',
      '__proto__=x; constructor=y',
      `language=fr; ${'a=b; '.repeat(300)}`,
      'session=1',
      'x="\u00e9"; language=fr',
      'language=fr; language=en',
    ),
    headerText(60),
  ),
  'content-language': fc.constantFrom('fr', 'x'),
  'if-match': fc.constantFrom('*', '"x"'),
  'if-modified-since': fc.constantFrom('Mon, 01 Jun 2026 12:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', 'now', '0'),
  'if-range': fc.constantFrom('"x"', 'yesterday'),
  range: fc.constantFrom(
    'bytes=0-0',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-',
    'bytes=0-1,2-3',
    'pages=1',
    'bytes=9e9-',
    '-',
  ),
  referer: fc.constantFrom('javascript:alert(1)', 'http://[', ''),
  te: fc.constantFrom('trailers', 'deflate;q=0.5'),
  'user-agent': fc.oneof(fc.constantFrom('Googlebot/2.1', '', 'curl/8', '<fuzz>'), headerText(60)),
  'x-forwarded-for': fc.oneof(
    fc.constantFrom(
      '192.0.2.1',
      '2001:db8::1%eth0',
      '::ffff:1.2.3.4',
      'unknown',
      ',,,',
      '1.2.3.4, 5.6.7.8',
      '[::1]:80',
      '',
    ),
    headerText(40),
  ),
  'x-http-method-override': fc.constantFrom('DELETE', 'constructor'),
  'x-request-id': fc.oneof(fc.constantFrom('abcdef-123456', 'x'.repeat(300), 'constructor'), headerText(30)),
  forwarded: fc.constantFrom('for=192.0.2.1;host=evil.example;proto=https', 'for="[', 'constructor'),
}

/** Forwarding headers of a proxy. */
const FORWARDED = {
  'x-forwarded-host': fc.oneof(
    fc.constantFrom(
      'otosafi.rw',
      'evil.example, otosafi.ma',
      '',
      'a b',
      '[',
      'x@y',
      ':80',
      'x/y',
      '%00',
      'otosafi.ma:x',
    ),
    headerText(30),
  ),
  'x-forwarded-proto': fc.constantFrom('https', 'http', 'javascript', 'https,http', '', 'constructor', 'ht tp', 'ftp'),
  'x-forwarded-port': fc.constantFrom('443', 'x'),
}

/** Additional headers; usually none. */
export const anyHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { withCrossShrink: true },
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 5, arbitrary: some(HARMLESS) },
  { weight: 1, arbitrary: some({ ...HARMLESS, ...FORWARDED }) },
)

/** Whether headers say that a request was meant for another host, or came another way. */
export function isForwarded(headers: Headers): boolean {
  return Object.keys(FORWARDED).some((name) => name in headers)
}

function some(headers: Readonly<Record<string, fc.Arbitrary<string>>>): fc.Arbitrary<Headers> {
  return fc
    .subarray(Object.keys(headers), { minLength: 1, maxLength: 3 })
    .chain((names) => fc.tuple(...names.map((name) => (headers[name] ?? fc.constant('')).map((text) => [name, text]))))
    .map((pairs) => Object.fromEntries(pairs) as Headers)
}
