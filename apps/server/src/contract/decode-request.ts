import type { ProblemError } from '@otosafi/api-client/problem'
import type { EditionFacts } from '@otosafi/editions/edition'

import { bodyOfForm, type ReceivedForm, withoutFiles } from './form-fields.ts'
import type { Rules } from './operation-rules.ts'
import { Problem } from './problem.ts'
import type { OperationSpec, ParameterSpec, Schema } from './read-contract.ts'
import { readText } from './read-text.ts'
import { brokenRules, refusedFields } from './refused-fields.ts'
import { type Check, checkExactly, checkParameters } from './validators.ts'

/** A request before decoding. */
export type RawRequest = {
  query: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  body: unknown
  /** The body of an operation that takes a form with files, in the place of `body`. */
  form?: ReceivedForm | undefined
  /** Some rules are the edition's: telephone numbers. */
  edition: EditionFacts
}

export type Decoded = { query: Record<string, unknown>; path: Record<string, unknown>; body: unknown }

/**
 * Creates the decoder of an operation: it parses numbers and booleans, fills in defaults, and validates by the contract.
 * A parameter that the contract does not know is ignored (old links go on working), an empty one counts as not given
 * (forms send their empty fields). It throws a `validation_failed` problem that lists all refused fields.
 */
export function createDecoder(operation: OperationSpec & Pick<Rules, 'fields'>): (request: RawRequest) => Decoded {
  const places = (['query', 'path', 'header'] as const).map((place) => ({
    place,
    parameters: parametersOf(operation, place),
    check: checkParameters(operation, place),
  }))
  const checkBody = operation.body && checkExactly(operation.body.schema, operation.contract)
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

/** A parameter with its name on the wire; `type` is its own, or that of a list's values. */
type Picked = { name: string; key: string; isList: boolean; type: unknown }

function parametersOf(operation: OperationSpec, place: ParameterSpec['in']): Picked[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => {
      const isList = schema['type'] === 'array'
      const { type } = operation.contract.resolve(isList ? (schema['items'] as Schema) : schema)
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
  operation: OperationSpec & Pick<Rules, 'fields'>,
  check: Check | null,
  request: Pick<RawRequest, 'body' | 'form' | 'edition'>,
  refused: ProblemError[],
): unknown {
  if (check === null) return undefined
  const { edition, form } = request
  const sent = form && operation.body ? bodyOfForm(form, operation.body.schema, operation.contract) : request.body
  const body = readFields(operation.fields ?? {}, sent, edition)
  if (body === undefined && operation.body?.required === false) return undefined
  // The errors of a form's own rules are those that the form itself shows; the contract's are for fields without a rule.
  const broken = [...(form?.refused ?? []), ...brokenRules(operation.fields ?? {}, body ?? {}, edition)]
  const said = new Set(broken.map(({ path }) => path))
  const checked = form ? withoutFiles(body as Readonly<Record<string, unknown>>) : (body ?? null)
  refused.push(...broken, ...refusedFields('body', check(checked) ?? []).filter(({ path }) => !said.has(path)))
  return body
}

/** A body with what people typed as it is read, stored and compared: numbers in E.164, addresses in lower case. */
function readFields(rules: NonNullable<Rules['fields']>, body: unknown, edition: EditionFacts): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = Object.entries(body as Readonly<Record<string, unknown>>)
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const read = Object.hasOwn(rules, name) ? rules[name]?.read : undefined
      return [name, read !== undefined && typeof value === 'string' ? (read(value, edition) ?? value) : value]
    }),
  )
}
