import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'

/** A form at the step of its code, where its page was loaded again at that; as it is once it was answered. */
export function atKeptStep<Form extends SentForm>(form: Form, kept: FormState | undefined): Form {
  const { answer, sent } = form
  // A refusal before the application says nothing of the form and its step; it is said there all the same.
  if (kept === undefined || sent || (answer !== null && answer.form !== '')) return form
  return { ...form, state: kept, code: kept.code }
}
