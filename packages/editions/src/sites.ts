import type { EditionFacts, EditionId } from './edition.ts'

/** What the other editions know of each: where it is found, and what it speaks. All else of it stays in its own bundle. */
export const SITES = {
  ma: { host: 'otosafi.ma', languages: ['fr', 'en', 'ar'], defaultLanguage: 'fr' },
  ci: { host: 'otosafi.ci', languages: ['fr', 'en'], defaultLanguage: 'fr' },
  coza: { host: 'otosafi.co.za', languages: ['en', 'fr', 'zu', 'xh'], defaultLanguage: 'en' },
  rw: { host: 'otosafi.rw', languages: ['en', 'fr', 'rw'], defaultLanguage: 'en' },
  sn: { host: 'otosafi.sn', languages: ['fr', 'en', 'wo'], defaultLanguage: 'fr' },
  default: { host: 'otosafi.dev', languages: ['en', 'fr'], defaultLanguage: 'en' },
} as const satisfies Record<EditionId, Pick<EditionFacts, 'host' | 'languages' | 'defaultLanguage'>>
