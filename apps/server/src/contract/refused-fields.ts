import type { ErrorObject } from 'ajv'

import type { ProblemError } from '@otosafi/api-client/problem'

/** Names of broken rules as clients know them, by the schema word behind them. */
const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'wrongType',
  enum: 'notInList',
  const: 'notInList',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  pattern: 'wrongFormat',
  format: 'wrongFormat',
  additionalProperties: 'unknownField',
  unevaluatedProperties: 'unknownField',
  uniqueItems: 'repeated',
}

/** What a validator found, as the contract tells it. `place` is where the value came from. Refused values are never repeated. */
export function refusedFields(
  place: 'query' | 'path' | 'header' | 'body',
  errors: readonly ErrorObject[],
): ProblemError[] {
  const fields = new Map<string, ProblemError>()
  for (const { keyword, instancePath, params } of errors) {
    const inner =
      keyword === 'required'
        ? params['missingProperty']
        : (params['additionalProperty'] ?? params['unevaluatedProperty'])
    const path = `/${place}${instancePath}${typeof inner === 'string' ? `/${pointer(inner)}` : ''}`.slice(0, 300)
    if (fields.has(path)) continue
    const limit: unknown = params['limit']
    fields.set(path, {
      path,
      code: CODES[keyword] ?? 'invalid',
      ...(typeof limit === 'number' ? { values: { limit } } : {}),
    })
  }
  return [...fields.values()]
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
