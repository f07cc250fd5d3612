import type { ErrorObject } from 'ajv'

import type { ProblemError } from '@otosafi/api-client/problem'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { FieldRule } from './field-rules.ts'

/** What a validator found, as the contract tells it. `place` is where the value came from. Refused values are never repeated. */
export function refusedFields(
  place: 'query' | 'path' | 'header' | 'body',
  errors: readonly ErrorObject[],
): ProblemError[] {
  const fields = new Map<string, ProblemError>()
  for (const error of errors) {
    const { keyword, instancePath, params } = error
    const inner =
      keyword === 'required'
        ? params['missingProperty']
        : (params['additionalProperty'] ?? params['unevaluatedProperty'])
    const path = `/${place}${instancePath}${typeof inner === 'string' ? `/${pointer(inner)}` : ''}`.slice(0, 300)
    if (!fields.has(path)) fields.set(path, { path, ...issueOf(error, path) })
  }
  return [...fields.values()]
}

/** What the forms' own rules say of a body. */
export function brokenRules(
  rules: Readonly<Record<string, FieldRule | undefined>>,
  body: unknown,
  edition: EditionFacts,
): ProblemError[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(rules).flatMap(([field, rule]) => {
    const issue = rule?.((body as Record<string, unknown>)[field], edition) ?? null
    return issue === null ? [] : [{ path: `/body/${pointer(field)}`, ...issue }]
  })
}

/** The rule that a schema's word stands for, by the names that the forms have for it. */
function issueOf({ keyword, params, parentSchema }: ErrorObject, path: string): ValidationIssue {
  const field = path.slice(path.lastIndexOf('/') + 1)
  const limit = Number(params['limit'])
  if (keyword === 'required' || (keyword === 'minLength' && limit === 1)) return { code: 'required', values: { field } }
  if (keyword === 'maxLength') return { code: 'textMax', values: { count: limit } }
  const { minimum: min, maximum: max } = (parentSchema ?? {}) as { minimum?: unknown; maximum?: unknown }
  if ((keyword === 'minimum' || keyword === 'maximum') && typeof min === 'number' && typeof max === 'number')
    return { code: 'numberBetween', values: { min, max } }
  return keyword === 'enum' ? { code: 'option', values: {} } : { code: 'invalid', values: {} }
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
