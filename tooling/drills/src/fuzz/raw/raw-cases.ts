import fc from 'fast-check'

import { brokenBodies } from './broken-bodies.ts'
import { brokenHeads } from './broken-heads.ts'
import type { RawBytes, RawCase } from './raw-bytes.ts'

const READ = (path: string) => `GET ${path} HTTP/1.1\r\nHost: otosafi.ma\r\n\r\n`
const QUESTION = '{"message":"x","consent":false}'
const POST = [
  'POST /api/questions HTTP/1.1',
  'Host: otosafi.ma',
  'Content-Type: application/json',
  `Content-Length: ${QUESTION.length}`,
  '',
  QUESTION,
].join('\r\n')

const GOOD = [READ('/api/countries'), READ('/health'), READ('/api/nothing'), READ('/api/cars?limit=0'), POST]

const pipelined: fc.Arbitrary<RawBytes> = fc
  .array(fc.constantFrom(...GOOD), { minLength: 1, maxLength: 8 })
  .map((all) => ({ shape: 'pipelined', bytes: all.join(''), answers: all.length, isRefused: false }))

const cut: fc.Arbitrary<RawBytes> = fc
  .tuple(fc.constantFrom(...GOOD), fc.double({ min: 0, max: 0.999, noNaN: true }))
  .map(([text, part]) => ({
    shape: 'cut',
    bytes: text.slice(0, Math.floor(text.length * part)),
    answers: null,
    isRefused: true,
  }))

const NOISE = [
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'SSH-2.0-OpenSSH_9.2\r\n',
  '\0'.repeat(2000),
  '\r\n'.repeat(1000),
  '\n',
  'GET',
  ' GET / HTTP/1.1\r\n\r\n',
  'x'.repeat(100_000),
  'HTTP/1.1 200 OK\r\n\r\n',
  '*1\r\n$4\r\nPING\r\n',
]

const noise: fc.Arbitrary<RawBytes> = fc
  .oneof(
    fc.constantFrom(...NOISE),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.string({ unit: fc.constantFrom(...'GET /\r\n\t :1.HTP\0\xff'), maxLength: 80 }),
  )
  .map((bytes) => ({ shape: 'noise', bytes, answers: null, isRefused: false }))

/** One byte of a good request that is another one, twice there or missing. */
const mutated: fc.Arbitrary<RawBytes> = fc
  .record({
    text: fc.constantFrom(...GOOD),
    place: fc.double({ min: 0, max: 0.999, noNaN: true }),
    instead: fc.oneof(
      fc.constantFrom('', '\r', '\n', '\0', ' ', '\t', ':', '\r\n', '\r\n\r\n', '\x7f', '\xff'),
      fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)),
    ),
    removed: fc.nat({ max: 2 }),
  })
  .map(({ text, place, instead, removed }) => {
    const at = Math.floor(text.length * place)
    const bytes = text.slice(0, at) + instead + text.slice(at + removed)
    return { shape: 'mutated', bytes, answers: null, isRefused: false }
  })

/** Everything that can come over a connection. */
export const rawCases: fc.Arbitrary<RawCase> = fc
  .record({
    raw: fc.oneof(
      { weight: 2, arbitrary: pipelined },
      { weight: 2, arbitrary: cut },
      { weight: 5, arbitrary: brokenHeads },
      { weight: 5, arbitrary: brokenBodies },
      { weight: 2, arbitrary: noise },
      { weight: 4, arbitrary: mutated },
    ),
    isSplit: fc.boolean(),
    split: fc.double({ min: 0, max: 1, noNaN: true }),
    ending: fc.oneof(
      { weight: 6, arbitrary: fc.constant('wait' as const) },
      { weight: 1, arbitrary: fc.constantFrom('end' as const, 'reset' as const) },
    ),
  })
  .map(({ raw: { bytes, answers, ...raw }, isSplit, split, ending }) => {
    const at = Math.floor(bytes.length * split)
    const pieces = isSplit ? [bytes.slice(0, at), bytes.slice(at)] : [bytes]
    return { ...raw, pieces, ending, answers: ending === 'wait' ? answers : null }
  })
