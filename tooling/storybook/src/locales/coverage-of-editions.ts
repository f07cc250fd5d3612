import type { Language } from '@otosafi/editions/language'
import { coverage, type Review } from '@otosafi/i18n/coverage'

import { localeFile } from './texts-of-edition.ts'

const REVIEWS = import.meta.glob<Review>('../../../../packages/i18n/locales/*/review.json', {
  eager: true,
  import: 'default',
})

/** How far the texts of each edition are in each of its languages. */
export const COVERAGE = coverage({
  base: (language, group) => localeFile(`${language}/${group}`),
  override: (language, edition, group) => localeFile(`${language}/editions/${edition}/${group}`),
  review: reviewOf,
})

/** The review of a language. Throws where it has none: each has, from its first text on. */
export function reviewOf(language: Language): Review {
  const review = REVIEWS[`../../../../packages/i18n/locales/${language}/review.json`]
  if (!review) throw new Error(`The texts of ${language} have no review.json`)
  return review
}
