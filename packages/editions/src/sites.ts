import type { EditionFacts, EditionId } from './edition.ts'

/** The facts of each edition that the others need: host, languages, separators. All others stay in its own bundle. */
export const SITES = {
  ma: { host: 'otosafi.ma', languages: ['fr', 'en', 'ar'], defaultLanguage: 'fr', englishThousands: 'space' },
  ci: { host: 'otosafi.ci', languages: ['fr', 'en'], defaultLanguage: 'fr', englishThousands: 'space' },
  coza: {
    host: 'otosafi.co.za',
    languages: ['en', 'fr', 'zu', 'xh'],
    defaultLanguage: 'en',
    englishThousands: 'space',
  },
  rw: { host: 'otosafi.rw', languages: ['en', 'fr', 'rw'], defaultLanguage: 'en', englishThousands: 'comma' },
  sn: { host: 'otosafi.sn', languages: ['fr', 'en', 'wo'], defaultLanguage: 'fr', englishThousands: 'space' },
  default: { host: 'otosafi.dev', languages: ['en', 'fr'], defaultLanguage: 'en', englishThousands: 'comma' },
} as const satisfies Record<
  EditionId,
  Pick<EditionFacts, 'host' | 'languages' | 'defaultLanguage' | 'englishThousands'>
>
