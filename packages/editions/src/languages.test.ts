import { expect, it } from 'vitest'

import { EDITION_IDS, type EditionId } from './edition.ts'
import type { Language } from './language.ts'
import { EDITIONS } from './registry.ts'

/** The languages of each country, that which it speaks first before the others (P-03). */
const SPOKEN: Readonly<Record<EditionId, readonly Language[]>> = {
  ma: ['fr', 'en', 'ar'],
  ci: ['fr', 'en'],
  sn: ['fr', 'en', 'wo'],
  rw: ['en', 'fr', 'rw'],
  coza: ['en', 'fr', 'zu', 'xh'],
  default: ['en', 'fr'],
}

it('each edition offers the languages of its country, and speaks one of them first', () => {
  for (const id of EDITION_IDS) {
    const { languages, defaultLanguage } = EDITIONS[id]
    expect([id, defaultLanguage, new Set(languages)]).toEqual([id, SPOKEN[id][0], new Set(SPOKEN[id])])
  }
})
