import { edition } from '#edition'
import type { NewsletterPreferences } from '@otosafi/api-client/schema'
import { NEWSLETTER_FREQUENCIES, NEWSLETTER_TOPICS } from '@otosafi/domain/newsletter/preferences'
import { validateOption } from '@otosafi/validators/option'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { topicField } from './PreferenceFields.tsx'
import { PREFERENCES } from './PreferencesForm.tsx'

/** The fields of the preferences: each topic is a box of its own. */
export const PREFERENCE_FIELDS: readonly string[] = ['frequency', 'language', ...NEWSLETTER_TOPICS.map(topicField)]

type Typed = Readonly<Record<string, string>>

/** The broken rules of the preferences in a form. */
export function checkPreferences({ frequency = '', language = '' }: Typed) {
  return checkAll({
    frequency: validateOption(frequency, NEWSLETTER_FREQUENCIES),
    language: validateOption(language, edition.languages),
  })
}

/** The preferences that a form holds. */
export function preferencesIn({ frequency, language, ...typed }: Typed): NewsletterPreferences {
  return {
    frequency: frequency as NewsletterPreferences['frequency'],
    topics: NEWSLETTER_TOPICS.filter((topic) => Boolean(typed[topicField(topic)])),
    language: language as NewsletterPreferences['language'],
  }
}

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
