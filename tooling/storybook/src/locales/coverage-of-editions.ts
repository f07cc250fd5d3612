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
  review: (language) => REVIEWS[`../../../../packages/i18n/locales/${language}/review.json`] ?? null,
})
