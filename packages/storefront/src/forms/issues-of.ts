import type { ProblemError } from '@otosafi/api-client/problem'
import { PASSWORD_WRONG } from '@otosafi/validators/current-password'
import type { ValidationCode, ValidationIssue } from '@otosafi/validators/validation-issue'

import type { FormState, FormValues } from '../state/form-state.ts'

/** The rules that only the API can check: whether a password is the user's or is needed, and what is in a file. */
const CHECKED_BY_API: ReadonlySet<string> = new Set<ValidationCode>([
  PASSWORD_WRONG.code,
  'passwordRequired',
  'imageType',
  'imageHeic',
  'imageFormat',
  'imageSize',
  'imagePixels',
  'imageDamaged',
  'imagesMax',
])

/** Codes that have no text of their own beside a field, or one that needs the field's label. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['notVerified', 'required'])

/** The API's errors by field: of the form's own fields, and of those whose rule it alone can check. */
export function issuesOf(errors: readonly ProblemError[] = [], values: FormValues): FormState['issues'] {
  return Object.fromEntries(
    errors.flatMap(({ path, code, values: details = {} }) => {
      const field = path.slice(path.lastIndexOf('/') + 1)
      if (!CHECKED_BY_API.has(code) && !Object.hasOwn(values, field)) return []
      const issue = WITHOUT_TEXT.has(code) ? { code: 'invalid', values: {} } : { code, values: details }
      return [[field, issue as ValidationIssue]]
    }),
  )
}
