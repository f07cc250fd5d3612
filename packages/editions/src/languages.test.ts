import { expect, it } from 'vitest'

import { EDITION_IDS } from './edition.ts'
import { EDITIONS } from './registry.ts'

it('each edition offers the languages of its country, and speaks one of them first', () => {
  const offered = EDITION_IDS.map((id) => {
    const { languages, defaultLanguage } = EDITIONS[id]
    return [id, { languages: new Set(languages), first: defaultLanguage }] as const
  })
  expect(Object.fromEntries(offered)).toMatchObject({
    ma: { languages: new Set(['fr', 'en', 'ar']), first: 'fr' },
    ci: { languages: new Set(['fr', 'en']), first: 'fr' },
    sn: { languages: new Set(['fr', 'en', 'wo']), first: 'fr' },
    rw: { languages: new Set(['en', 'fr', 'rw']), first: 'en' },
    coza: { languages: new Set(['en', 'fr', 'zu', 'xh']), first: 'en' },
    default: { languages: new Set(['en', 'fr']), first: 'en' },
  })
})
