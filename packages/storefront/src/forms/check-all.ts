import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { FormState } from '../state/form-state.ts'

/** The broken rules among those of a form's fields. */
export function checkAll(rules: Readonly<Record<string, ValidationIssue | null>>): FormState['issues'] {
  return Object.fromEntries(Object.entries(rules).flatMap(([field, issue]) => (issue === null ? [] : [[field, issue]])))
}
