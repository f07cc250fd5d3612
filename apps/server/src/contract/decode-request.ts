import type { ProblemError } from '@otosafi/api-client/problem'
import type { EditionFacts } from '@otosafi/editions/edition'

import { type OperationSpec, type ParameterSpec, resolve, type Schema } from './document.ts'
import { FIELD_RULES, type FieldRule } from './field-rules.ts'
import { Problem } from './problem.ts'
import { readText } from './read-text.ts'
import { brokenRules, refusedFields } from './refused-fields.ts'
import { type Check, checkExactly, checkParameters } from './validators.ts'

/** A request as it came in. */
export type RawRequest = {
  query: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  body: unknown
  /** Some rules are the edition's: telephone numbers. */
  edition: EditionFacts
}

export type Decoded = { query: Record<string, unknown>; path: Record<string, unknown>; body: unknown }

/**
 * Makes the decoder of an operation: numbers and booleans read, defaults filled in, everything valid by the contract.
 * A parameter that the contract does not know is ignored (old links go on working), an empty one counts as not given
 * (forms send their empty fields). It throws a `validation_failed` problem that lists all refused fields.
 */
export function createDecoder(operation: OperationSpec): (request: RawRequest) => Decoded {
  const places = (['query', 'path', 'header'] as const).map((place) => ({
    place,
    parameters: parametersOf(operation, place),
    check: checkParameters(operation, place),
  }))
  const checkBody = operation.body && checkExactly(operation.body.schema)
  return (request) => {
    const given = { query: request.query, path: request.params, header: request.headers }
    const refused: ProblemError[] = []
    const [query = {}, path = {}] = places.map(({ place, parameters, check }) => {
      const values = pick(parameters, given[place])
      refused.push(...refusedFields(place, check(values) ?? []))
      return values
    })
    const body = decodeBody(operation, checkBody, request, refused)
    if (refused.length > 0) throw new Problem('validation_failed', { errors: refused })
    return { query, path, body }
  }
}

/** A parameter with the name that its place writes it with; `type` is its own, or that of the values of a list. */
type Picked = { name: string; key: string; isList: boolean; type: unknown }

function parametersOf(operation: OperationSpec, place: ParameterSpec['in']): Picked[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => {
      const isList = schema['type'] === 'array'
      const { type } = resolve(isList ? (schema['items'] as Schema) : schema)
      return { name, key: place === 'header' ? name.toLowerCase() : name, isList, type }
    })
}

function pick(parameters: readonly Picked[], given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, key, isList, type } of parameters) {
    const value = given[key]
    if (value === undefined || value === '') continue
    if (!isList) {
      values[name] = readText(value, type)
      continue
    }
    const list = [value].flat().filter((each) => each !== undefined && each !== '')
    if (list.length > 0) values[name] = readText(list, type)
  }
  return values
}

function decodeBody(
  operation: OperationSpec,
  check: Check | null,
  { body, edition }: Pick<RawRequest, 'body' | 'edition'>,
  refused: ProblemError[],
): unknown {
  if (check === null) return undefined
  if (body === undefined && operation.body?.required === false) return undefined
  const rules: Readonly<Record<string, FieldRule | undefined>> = FIELD_RULES[operation.id] ?? {}
  // What a form's own rule says of a field is what the form would have said; the contract speaks where no rule does.
  const broken = brokenRules(rules, body ?? {}, edition)
  const said = new Set(broken.map(({ path }) => path))
  refused.push(...broken, ...refusedFields('body', check(body ?? null) ?? []).filter(({ path }) => !said.has(path)))
  return body
}
