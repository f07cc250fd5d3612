import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkPreferences, PREFERENCE_FIELDS, preferencesIn } from './preferences.ts'
import { PREFERENCES } from './PreferencesForm.tsx'

/** The form of the preferences behind the secret of a mail's link (P-38). */
export function preferencesForm(token: string): FormDefinition<string> {
  return {
    form: PREFERENCES,
    fields: PREFERENCE_FIELDS,
    check: checkPreferences,
    send: (api, typed) =>
      api.PUT('/subscribers/preferences/{token}', { params: { path: { token } }, body: preferencesIn(typed) }),
  }
}
