import type { Texts } from '../texts/use-texts.ts'
import type { FormState } from './form-state.ts'
import { issueText } from './issue-text.ts'

/** What ties a control to its form: its id and name, what was typed in it before, and what is wrong with that. */
export type FieldOfForm = { id: string; name: string; defaultValue: string | undefined; error: string | undefined }

/** Id of a form's control, by which an error leads to it. */
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
