import { type UnsentForm, unsentForms } from './unsent-forms.ts'

/** Unsent forms are personal: they must not stay on the device for the next visitor. Returns those that were there. */
export function forgetUnsent(): readonly UnsentForm[] {
  const { read, drop } = unsentForms.getState()
  read()
  const { forms } = unsentForms.getState()
  for (const { key } of forms) drop(key)
  return forms
}
