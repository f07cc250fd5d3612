import fc from 'fast-check'

import { resolve } from '@otosafi/server/contract/document'
import type { ParameterSpec, Schema } from '@otosafi/server/contract/read-contract'

import { type Expected, expectedOf } from '../expected.ts'
import { OBJECT_NAMES } from '../hostile-texts.ts'
import { anyJunk, headerText, NEARLY_NUMBERS } from '../junk.ts'

/** A percent-encoded text (raw in headers), and the expected outcome. */
type Text = { text: string; expected: Expected }

/** The values sent for one parameter: none, one or several. */
export type Given = { name: string; in: ParameterSpec['in']; texts: readonly string[]; expected: Expected }

/** Parameters whose well-formed values may be unknown to the server. */
const OPAQUE: ReadonlySet<string> = new Set(['cursor'])

const taken = (text: string): Text => ({ text: encodeURIComponent(text), expected: 'taken' })
const refused = (text: string): Text => ({ text, expected: 'refused' })

type Texts = { right: fc.Arbitrary<Text>; wrong: fc.Arbitrary<Text> }

/** Valid and invalid values of a parameter, from its schema. `known` values exist in the stock. */
export function valuesOf(parameter: ParameterSpec, known: readonly string[]): fc.Arbitrary<Given> {
  const schema = resolve(parameter.schema)
  const given = schema['type'] === 'array' ? listsOf(schema, known) : scalarsOf(parameter, schema, known)
  const { name, in: place } = parameter
  return given.map(({ texts, expected }) => ({ name, in: place, texts, expected }))
}

type Sent = { texts: string[]; expected: Expected }

function scalarsOf(parameter: ParameterSpec, schema: Schema, known: readonly string[]): fc.Arbitrary<Sent> {
  const { right, wrong } = parameter.in === 'header' ? headersOf(schema) : textsOf(schema, known)
  const one = ({ text, expected }: Text): Sent => {
    if (text === '') return { texts: [text], expected: parameter.required ? 'refused' : 'taken' }
    return { texts: [text], expected: expected === 'taken' && OPAQUE.has(parameter.name) ? 'open' : expected }
  }
  const usual = fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong }).map(one)
  if (parameter.in !== 'query') return usual
  const twice = fc.tuple(right, right).map(([a, b]): Sent => {
    return { texts: [a.text, b.text], expected: a.text === '' || b.text === '' ? 'open' : 'refused' }
  })
  const empty = fc.constant(one({ text: '', expected: 'open' }))
  return fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: twice }, { weight: 1, arbitrary: empty })
}

function listsOf(schema: Schema, known: readonly string[]): fc.Arbitrary<Sent> {
  const { right, wrong } = textsOf(resolve(schema['items'] as Schema), known)
  const most = Number(schema['maxItems'])
  const unique = schema['uniqueItems'] === true
  const some = (maxLength: number) =>
    unique ? fc.uniqueArray(right, { maxLength, selector: ({ text }) => text }) : fc.array(right, { maxLength })
  const sent = (texts: readonly Text[]): Sent => ({
    texts: texts.map(({ text }) => text),
    expected: expectedOf(texts.map(({ expected }) => expected)),
  })
  const repeated = fc.tuple(right, fc.constantFrom(2, most, most + 1, most + 40)).map(([{ text }, count]): Sent => {
    return { texts: Array.from({ length: count }, () => text), expected: unique || count > most ? 'refused' : 'taken' }
  })
  return fc.oneof(
    { weight: 16, arbitrary: some(3).map(sent) },
    { weight: 1, arbitrary: some(most).map(sent) },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: fc.tuple(some(2), wrong).map(([good, bad]) => sent([...good, bad])) },
    { weight: 1, arbitrary: some(2).map((good) => sent([...good, { text: '', expected: 'taken' }])) },
  )
}

/** Valid and invalid texts of a scalar schema. Throws for an unsupported schema. */
function textsOf(schema: Schema, known: readonly string[]): Texts {
  const options = schema['enum'] as string[] | undefined
  if (options !== undefined) return optionTexts(options)
  if (schema['type'] === 'boolean') return optionTexts(['true', 'false'])
  if (schema['type'] === 'integer') return numberTexts(Number(schema['minimum']), Number(schema['maximum']))
  if (schema['format'] === 'date') return dayTexts()
  if (schema['type'] !== 'string') throw new Error(`No texts for ${JSON.stringify(schema)}`)
  return stringTexts(schema, known)
}

function optionTexts(options: readonly string[]): Texts {
  const near = options.flatMap((option) => [`${option}%0A`, `%20${option}`, option.toUpperCase(), `${option}x`])
  return {
    right: fc.constantFrom(...options).map(taken),
    wrong: fc.oneof(fc.constantFrom(...near, '0', 'null'), anyJunk).map(refused),
  }
}

function numberTexts(min: number, max: number): Texts {
  return {
    right: fc
      .oneof(fc.constantFrom(min, max), fc.integer({ min, max }), fc.integer({ min, max: min + 9 }))
      .map((number) => taken(String(Math.min(number, max)))),
    wrong: fc
      .oneof(fc.constantFrom(min - 1, max + 1, -max, max * 10).map(String), fc.constantFrom(...NEARLY_NUMBERS), anyJunk)
      .map(refused),
  }
}

function dayTexts(): Texts {
  return {
    right: fc
      .integer({ min: 0, max: 60_000 })
      .map((days) => taken(new Date(days * 86_400_000).toISOString().slice(0, 10))),
    wrong: fc.oneof(fc.constantFrom('2026-02-30', '2026-6-1', '01%2F06%2F2026', 'today'), anyJunk).map(refused),
  }
}

function stringTexts(schema: Schema, known: readonly string[]): Texts {
  const { pattern, maxLength } = schema as { pattern?: string; maxLength?: number }
  const most = maxLength ?? 100
  if (pattern === undefined) {
    return {
      right: fc
        .oneof(
          fc.string({ unit: 'binary', maxLength: most }),
          fc.string({ maxLength: 12 }),
          fc.constant('٣'.repeat(most)),
          fc.constantFrom('', ...known),
        )
        .map(taken),
      wrong: fc.oneof(
        anyJunk.map((text): Text => ({ text, expected: 'open' })),
        fc.constantFrom('x', '%D9%A3', '%F0%9F%9A%97').map((text) => refused(text.repeat(most + 1))),
      ),
    }
  }
  const shape = new RegExp(pattern)
  const names = OBJECT_NAMES.filter((name) => shape.test(name))
  const random = fc.stringMatching(shape).filter((text) => text.length <= most)
  const shaped = names.length === 0 ? random : fc.oneof({ weight: 9, arbitrary: random }, fc.constantFrom(...names))
  const right = known.length === 0 ? shaped : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, shaped)
  const broken = fc.oneof(
    anyJunk,
    shaped.map((text) => `${encodeURIComponent(text)}%0A`),
    shaped.map((text) => `%20${encodeURIComponent(text)}`),
    fc.constant('a'.repeat(most + 1)),
  )
  return { right: right.map(taken), wrong: broken.map(refused) }
}

/** Header texts of a schema that bounds nothing but the length. */
function headersOf(schema: Schema): Texts {
  const most = Number(schema['maxLength'])
  const languages = ['fr', 'ar,fr;q=0.8', '*', 'en-ZA,en;q=0.9,*;q=0.1', 'rw', 'de', 'fr;q=2', ';;,,', 'q=1', '-']
  return {
    right: fc
      .oneof(fc.constantFrom(...languages), headerText(most), fc.constant('f'.repeat(most)))
      .map((text): Text => ({ text, expected: 'taken' })),
    wrong: fc.constantFrom(most + 1, 4000).map((length) => refused('f'.repeat(length))),
  }
}
