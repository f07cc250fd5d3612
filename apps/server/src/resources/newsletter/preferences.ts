import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@otosafi/domain/newsletter/preferences'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { categoryOf } from '../blogs/blog.presenter.ts'

type Choices = BodyOf<'getSubscriberPreferences'>

/** How a subscriber wants the newsletter (P-38). */
export type Preferences = Choices['preferences']

/** The preferences among what is known of a subscriber. */
export function preferencesOf({ frequency, topics, language }: Preferences): Preferences {
  return { frequency, topics, language }
}

/** The default preferences. */
export function usualPreferences(language: Language): Preferences {
  return { frequency: 'weekly', topics: [], language }
}

/** Every topic of the newsletter with its name. */
export function topicNames(reader: Pick<RequestContext, 'edition' | 'language'>): Choices['topics'] {
  return NEWSLETTER_TOPICS.map((id) => ({ id, name: nameOf(id, reader) }))
}

function nameOf(topic: NewsletterTopic, reader: Pick<RequestContext, 'edition' | 'language'>): string {
  if (topic !== 'newCars' && topic !== 'lowerPrices') return categoryOf(topic, reader).name
  const t = serverTexts(reader.edition, reader.language)
  return t(topic === 'newCars' ? 'mail.newsletter.cars' : 'mail.newsletter.fallen')
}

/** Throws a Problem, of the field at `path`, for a language that is none of the edition's. */
export function requireLanguage(
  { languages }: EditionFacts,
  { language }: Pick<Preferences, 'language'>,
  path: string,
): void {
  if (!languages.includes(language))
    throw new Problem('validation_failed', { errors: [{ path: `${path}/language`, code: 'option' }] })
}
