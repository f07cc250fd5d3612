import { createContext, useContext } from 'react'

import { fieldOfForm, type FieldOfForm } from '../../forms/field-of-form.ts'
import { type SentForm, useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FORM } from './form-names.ts'
import { nameWithAccount } from './form-of-account.ts'

/** The short id of the account that the page shows; empty where a form is shown by itself. */
export const ShortAccountIdContext = createContext('')

/** A form of a section, with the hidden field by which its page knows it and whose account it is of. */
export type AccountForm = SentForm & {
  field: (name: string) => FieldOfForm
  nameField: { type: 'hidden'; name: string; value: string }
}

/** The state of a section's form by its name. */
export function useAccountForm(name: string): AccountForm {
  const { t } = useTexts()
  const form = useFormState(name)
  const account = useContext(ShortAccountIdContext)
  return {
    ...form,
    field: (field) => fieldOfForm(name, field, form.state, t),
    nameField: { type: 'hidden', name: FORM, value: nameWithAccount(name, account) },
  }
}
