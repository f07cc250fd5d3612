import type { ErrorObject } from 'ajv'

import type { ProblemError } from '@otosafi/api-client/problem'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { FieldRule } from './field-rules.ts'

/** The most characters of a path in the contract. */
const MAX_PATH_LENGTH = 300

/** The errors of a validator, in the contract's form. `place` is where the value came from. Refused values are never echoed. */
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
    const path = `/${place}${instancePath}${typeof inner === 'string' ? `/${pointer(inner)}` : ''}`.slice(
      0,
      MAX_PATH_LENGTH,
    )
    if (!fields.has(path)) fields.set(path, { path, ...issueOf(error, path) })
  }
  return [...fields.values()]
}

/** The errors of the forms' own rules. */
export function brokenRules(
  rules: Readonly<Record<string, FieldRule | null>>,
  body: unknown,
  edition: EditionFacts,
): ProblemError[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(rules).flatMap(([field, rule]) => {
    const issue = rule?.((body as Record<string, unknown>)[field], edition) ?? null
    return issue === null ? [] : [{ path: pathOfField(field), ...issue }]
  })
}

/** The code of the form's rule for a keyword of JSON Schema. */
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

/** The path of a field of a body, in the contract's form. */
export function pathOfField(name: string): string {
  return `/body/${pointer(name)}`.slice(0, MAX_PATH_LENGTH)
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
