import { type FieldOfForm, fieldOfForm } from '../../forms/field-of-form.ts'
import type { FormState, FormValues } from '../../state/form-state.ts'
import type { Texts } from '../../texts/use-texts.ts'
import { SELL } from './sale-forms.ts'

/** What the parts of the form are written with: the control of each field, and the values that it begins with. */
export type SellFields = { field: (name: string) => FieldOfForm; values: FormValues }

/** The controls of the form with these values and errors. */
export function sellFields(values: FormValues, issues: FormState['issues'], t: Texts['t']): SellFields {
  const state: FormState = { form: SELL, sent: false, issues, problem: null, values, code: null }
  return { values, field: (name) => fieldOfForm(SELL, name, state, t) }
}
