import type { ProblemError } from '@otosafi/api-client/problem'

import type { Contract, OperationSpec, Schema } from './read-contract.ts'
import { readText } from './read-text.ts'
import type { ReceivedPicture } from './received-picture.ts'

/** A form with files as it was received, with the errors of files that were refused. */
export type ReceivedForm = {
  texts: ReadonlyMap<string, readonly string[]>
  pictures: ReadonlyMap<string, readonly ReceivedPicture[]>
  refused: readonly ProblemError[]
}

/** A text in a field that takes files, which no schema of a text allows. */
const NO_TEXT = false

type Field = { isList: boolean; isFile: boolean; type: unknown; most: number }

/** Names of an operation's file fields, how many files they take together, and how many text fields there may be. */
export function fileFieldsOf({ body, contract }: Pick<OperationSpec, 'body' | 'contract'>): {
  names: Set<string>
  most: number
  texts: number
} {
  const fields = Object.entries(fieldsOf(body?.schema ?? {}, contract))
  const files = fields.filter(([, { isFile }]) => isFile)
  return {
    names: new Set(files.map(([name]) => name)),
    most: files.reduce((sum, [, { most }]) => sum + most, 0),
    // A field that is sent twice, and one that the contract does not know, are refused by name.
    texts: 2 * fields.length + 1,
  }
}

/**
 * The body of a form with files: texts parsed by their types, files as pictures, and a list for a field that takes several.
 * An empty text counts as not given.
 */
export function bodyOfForm(
  { texts, pictures }: ReceivedForm,
  schema: Schema,
  contract: Contract,
): Record<string, unknown> {
  const fields = fieldsOf(schema, contract)
  const sent = new Set([...texts.keys(), ...pictures.keys()])
  return Object.fromEntries(
    [...sent].flatMap((name): [string, unknown][] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      const values = [
        ...(texts.get(name) ?? [])
          .filter((text) => field === undefined || text !== '')
          .map((text) => (field?.isFile ? NO_TEXT : readText(text, field?.type))),
        ...(pictures.get(name) ?? []),
      ]
      if (values.length === 0) return []
      return [[name, values.length === 1 && field?.isList !== true ? values[0] : values]]
    }),
  )
}

/** The body with a text in each file's place, since the contract describes files as texts. */
export function withoutFiles(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = (value: unknown): unknown => (typeof value === 'object' && !Array.isArray(value) ? '' : value)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]),
  )
}

function fieldsOf(schema: Schema, { resolve }: Contract): Record<string, Field> {
  const properties = (resolve(schema)['properties'] ?? {}) as Record<string, Schema>
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const whole = resolve(property)
      const isList = whole['type'] === 'array'
      const { format, type } = resolve(isList ? (whole['items'] as Schema) : whole)
      return [name, { isList, isFile: format === 'binary', type, most: isList ? Number(whole['maxItems']) : 1 }]
    }),
  )
}
