import type { ContentValues } from '@otosafi/api-client/office-schema'
import type { ContentList } from '@otosafi/domain/office/content-lists'
import { textsIn } from '@otosafi/domain/office/content-values'
import type { Language } from '@otosafi/editions/language'

import { emptyValues } from './content-form.ts'

/** Words that are read in a minute. */
const WORDS_PER_MINUTE = 200

/** The most minutes that an article takes. */
const MAX_MINUTES = 60

/** The values of a new item. An article begins as one of today, ISO date, by who writes it. */
export function newValues(list: ContentList, { author, today }: { author: string; today: string }): ContentValues {
  return { ...emptyValues(list), ...(list === 'posts' && { author, publishedOn: today }) }
}

/** An article's values with the reading time of its text, unless that was edited; those of other lists unchanged. */
export function withMinutes(
  list: ContentList,
  before: ContentValues,
  after: ContentValues,
  first: Language,
): ContentValues {
  if (list !== 'posts' || before['minutes'] !== minutesOf(before, first)) return after
  return after['minutes'] === before['minutes'] ? { ...after, minutes: minutesOf(after, first) } : after
}

/** The minutes that the text of an article takes in a language; null where there is none. */
function minutesOf({ body }: ContentValues, language: Language): number | null {
  const words = textsIn(body ?? null).flatMap(([, text]) => text[language]?.match(/\S+/g) ?? []).length
  return words === 0 ? null : Math.min(Math.ceil(words / WORDS_PER_MINUTE), MAX_MINUTES)
}
