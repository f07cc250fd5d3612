import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'

/** A form at the step of its code, where its page was loaded again at that; as it is once it was answered. */
export function atKeptStep<Form extends SentForm>(form: Form, kept: FormState | undefined): Form {
  const { state, sent } = form
  // A refusal before the application says nothing of the form and its step.
  if (kept === undefined || sent || (state !== null && state.form !== '')) return form
  const { form: name, values, code } = kept
  return { ...form, state: { ...kept, ...state, form: name, values, code }, code }
}
