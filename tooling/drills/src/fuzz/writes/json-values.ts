import fc from 'fast-check'

import { resolve } from '@otosafi/server/contract/document'
import type { Schema } from '@otosafi/server/contract/read-contract'

import { type Expected, expectedOf } from '../expected.ts'
import { MARK, OBJECT_NAMES, strangeTexts } from '../hostile-texts.ts'
import { rightValues, type ValueContext } from './right-values.ts'

/** A JSON value, and what is to become of it. */
export type Value = { value: unknown; expected: Expected }

const withExpected = (expected: Expected) => (value: unknown) => ({ value, expected })

/** Values of other types than a field has. */
const OTHER_TYPES: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  MARK,
  [],
  [[[[MARK]]]],
  {},
  { constructor: MARK },
  Object.fromEntries([['toString', MARK]]),
]

/** Any value for the field of this name: mostly a right one, sometimes one that is hostile or against the schema. */
export function anyValues(schema: Schema, field: string, context: ValueContext): fc.Arbitrary<Value> {
  const resolved = resolve(schema)
  if (resolved['type'] === 'object') return objectsOf(resolved, context)
  return fc.oneof(
    { weight: 50, arbitrary: rightValues(schema, field, context).map(withExpected('taken')) },
    { weight: 1, arbitrary: wrongValues(resolved).map(withExpected('refused')) },
    { weight: 1, arbitrary: strangeTexts.map((text) => ({ value: text, expected: expectedOfText(resolved, text) })) },
  )
}

/** Objects of a schema: right ones, and ones with a field too many, one too few, or a wrong one. */
function objectsOf(schema: Schema, context: ValueContext): fc.Arbitrary<Value> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
  } = schema as {
    properties?: Record<string, Schema>
    required?: string[]
    minProperties?: number
  }
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return fc
    .record({
      chosen: fc.subarray(optional, { minLength: Math.min(minProperties, optional.length) }),
      missing: rarely(fc.constantFrom('', ...required)),
      extra: rarely(fc.tuple(fc.constantFrom('surprise', '', 'Email', '\u0000', ...OBJECT_NAMES), extras)),
      instead: rarely(fc.constantFrom<unknown>([], MARK, 7, [{}], 'constructor')),
    })
    .chain(({ chosen, missing, extra, instead }) => {
      const given = [...required, ...chosen].filter((name) => name !== missing)
      const fields = given.map((name) => anyValues(properties[name] ?? {}, name, context))
      return fc.tuple(...fields).map((values): Value => {
        if (instead !== null) return { value: instead, expected: 'refused' }
        const entries = values.map(({ value }, place): [string, unknown] => [given[place] ?? '', value])
        if (extra !== null) entries.push(extra)
        const isWrong = extra !== null || required.some((name) => !given.includes(name))
        const expected = isWrong ? 'refused' : expectedOf(values.map((each) => each.expected))
        return { value: Object.fromEntries(entries), expected }
      })
    })
}

const extras = fc.constantFrom<unknown>(MARK, {}, { prototype: { x: 1 } })

function rarely<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 30, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values })
}

/** Values that a schema surely refuses. */
function wrongValues(schema: Schema): fc.Arbitrary<unknown> {
  const { type, minimum, maximum, maxLength, const: only } = schema
  const own = [type].flat().map((each) => (each === 'integer' ? 'number' : each))
  const types = OTHER_TYPES.filter((value) => !own.includes(value === null ? 'null' : typeof value) && value !== only)
  const texts =
    typeof maxLength === 'number' ? [MARK + 'x'.repeat(maxLength), `${MARK}\ud83d`.padEnd(60_000, '\u{1f697}')] : []
  const numbers = typeof maximum === 'number' ? [Number(minimum) - 1, maximum + 1, 1.5, 1e300] : []
  const options = 'enum' in schema || type === 'boolean' ? ['', MARK, 'TRUE', ...OBJECT_NAMES] : []
  return fc.constantFrom<unknown>(...types, ...texts, ...numbers, ...options)
}

/** The contract's expectation for a text as the value of a schema. */
function expectedOfText({ type, pattern, enum: options }: Schema, text: string): Expected {
  if (![type].flat().includes('string')) return 'refused'
  if (Array.isArray(options)) return options.includes(text) ? 'taken' : 'refused'
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text) ? 'refused' : 'open'
}
