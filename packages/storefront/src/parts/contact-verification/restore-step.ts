import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'

/** Restores a form to the step of its code after a reload; a form with a response stays as it is. */
export function restoreStep<Form extends SentForm>(form: Form, stored: FormState | undefined): Form {
  const { answer, sent } = form
  // A refusal by the server before the application names no form: the step is restored and shows it.
  if (stored === undefined || sent || (answer !== null && answer.form !== '')) return form
  return { ...form, state: stored, code: stored.code }
}
