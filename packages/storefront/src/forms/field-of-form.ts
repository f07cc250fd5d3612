import type { FormState } from '../state/form-state.ts'
import type { Texts } from '../texts/use-texts.ts'
import { issueText } from './issue-text.ts'

/** The props of a control from its form: id, name, previous input, and error. */
export type FieldOfForm = { id: string; name: string; defaultValue: string | undefined; error: string | undefined }

/** Id of a form's control, to which the error summary links. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

/** The props of a control of a form. */
export function fieldOfForm(form: string, field: string, state: FormState | null, t: Texts['t']): FieldOfForm {
  const issue = state?.issues[field]
  return {
    id: fieldId(form, field),
    name: field,
    defaultValue: state?.values[field],
    error: issue && issueText(t, issue),
  }
}
