import { edition } from '#edition'
import type { NewsletterPreferences } from '@otosafi/api-client/schema'
import { NEWSLETTER_FREQUENCIES, NEWSLETTER_TOPICS } from '@otosafi/domain/newsletter/preferences'
import { validateOption } from '@otosafi/validators/option'

import { checkAll } from '../../forms/check-all.ts'
import { topicField } from './PreferenceFields.tsx'

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
