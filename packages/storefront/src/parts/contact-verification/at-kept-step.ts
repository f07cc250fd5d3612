import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'

/** A form at the step of its code, where its page was loaded again at that; as it is once it was sent. */
export function atKeptStep<Form extends SentForm>(form: Form, kept: FormState | undefined): Form {
  return kept === undefined || form.state !== null || form.sent ? form : { ...form, state: kept, code: kept.code }
}
