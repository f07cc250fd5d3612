import fc from 'fast-check'

import type { OperationSpec } from '@otosafi/server/contract/read-contract'

import type { Expected } from '../expected.ts'
import { MARK } from '../hostile-texts.ts'
import { formBodies, type SentBody } from './form-bodies.ts'
import { anyValues } from './json-values.ts'
import type { ValueContext } from './right-values.ts'

/** Bytes that a body may have. */
const MAX_BYTES = 64 * 1024

const JSON_TYPES = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json ; x="y"',
  'application/json;',
]
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/problem+json',
  'application/jsonx',
  'application/json, text/plain',
  'json',
  ';',
  '',
  'constructor',
  '*/*',
]

const NESTED = ['['.repeat(5000), '{"a":'.repeat(5000), `${'['.repeat(9000)}${']'.repeat(9000)}`]
const NO_JSON = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  "{'a':1}",
  '{a:1}',
  '[]',
  '"x"',
  '1e999',
  '\u0000',
  '{"a":1}{',
  '/*x*/{}',
]

/** Bodies for an operation: JSON of its schema, right and wrong, and what is no such thing. */
export function bodiesFor(operation: OperationSpec, context: ValueContext): fc.Arbitrary<SentBody> {
  const { body } = operation
  if (body === null) return bodiesOfNone
  if (body.kind === 'multipart') return formBodies(context)
  const json = anyValues(body.schema, '', context).map(({ value, expected }): SentBody => {
    return { text: JSON.stringify(value), encoding: 'utf8', contentType: 'application/json', expected }
  })
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: fc.tuple(json, fc.constantFrom(...JSON_TYPES)).map(withType('open')) },
    { weight: 1, arbitrary: fc.tuple(json, fc.constantFrom(...OTHER_TYPES)).map(withType('refused')) },
    { weight: 2, arbitrary: fc.tuple(json, changes).map(([sent, change]) => change(sent)) },
    { weight: 1, arbitrary: fc.constantFrom(...NESTED, ...NO_JSON).map((text) => sentAs(text, 'refused')) },
  )
}

/** For operations that take no body: none, or one all the same. */
const bodiesOfNone: fc.Arbitrary<SentBody> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant<SentBody>({ text: '', encoding: 'utf8', contentType: null, expected: 'taken' }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('{}', '', 'List-Unsubscribe=One-Click', '{"__proto__":1}', 'x'.repeat(5000), ...NESTED),
        fc.constantFrom('application/json', ...OTHER_TYPES),
      )
      .map(([text, contentType]): SentBody => ({ text, encoding: 'utf8', contentType, expected: 'open' })),
  },
)

type Change = (sent: SentBody) => SentBody

/** Corruptions of a body in transit. */
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.double({ min: 0, max: 0.999, noNaN: true }).map(
    (part): Change =>
      ({ text }) =>
        sentAs(text.slice(0, Math.floor(text.length * part)), 'refused'),
  ),
  fc.constantFrom<Change>(
    ({ text }) => sentAs(`${text}${MARK}`, 'refused'),
    ({ text }) => sentAs(`${text}${text}`, 'refused'),
    ({ text }) => sentAs(text.replaceAll('"', "'"), text.includes('"') ? 'refused' : 'open'),
    ({ text }) => ({ ...sentAs(text, 'refused'), encoding: 'utf16le' }),
    ({ text, expected }) => sentAs(`\ufeff${text}`, expected === 'refused' ? 'refused' : 'open'),
    ({ text }) => sentAs(text.replace('{', `{"consent":${MARK.length},"email":"x",`), 'open'),
    ({ text }) => ({ ...sentAs(text.replace(/":"/, '":"\u00ff\u00c0\u00af'), 'open'), encoding: 'latin1' }),
    ({ text }) => sentAs(text.replace(/":"/, '":"\\u0000\\ud800\\u202e'), 'open'),
    ({ text }) => sentAs(text.replace(/":"/, '":"\\x'), text.includes('":"') ? 'refused' : 'open'),
    ({ text, expected }) => sentAs(padded(text, MAX_BYTES), hasPlaces(text) ? 'open' : expected),
    ({ text }) => sentAs(padded(text, MAX_BYTES + 1), hasPlaces(text) ? 'open' : 'refused'),
    ({ text }) => sentAs(padded(text, 3 * MAX_BYTES), 'refused'),
  ),
)

/** Whether secrets are put into a body when it is sent, which are longer or shorter than their places. */
function hasPlaces(text: string): boolean {
  return /fuzz-\w+-_/.test(text)
}

function padded(text: string, bytes: number): string {
  return text + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(text)))
}

function sentAs(text: string, expected: Expected): SentBody {
  return { text, encoding: 'utf8', contentType: 'application/json', expected }
}

function withType(expected: Expected) {
  return ([sent, contentType]: [SentBody, string]): SentBody => {
    return { ...sent, contentType, expected: sent.expected === 'refused' ? 'refused' : expected }
  }
}
