import { type FieldOfForm, fieldOfForm } from '../../forms/field-of-form.ts'
import type { FormState, FormValues } from '../../state/form-state.ts'
import type { Texts } from '../../texts/use-texts.ts'
import { SELL } from './sale-forms.ts'

/** Shared props of the parts of the form: the control of each field, and the initial values. */
export type SellFields = { field: (name: string) => FieldOfForm; values: FormValues }

/** The controls of the form with these values and errors. */
export function sellFields(values: FormValues, issues: FormState['issues'], t: Texts['t']): SellFields {
  const state: FormState = { form: SELL, sent: false, issues, problem: null, values, code: null }
  return { values, field: (name) => fieldOfForm(SELL, name, state, t) }
}
