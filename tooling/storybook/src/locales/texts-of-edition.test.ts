import { expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { availableLanguages as languagesOnDisk } from '@otosafi/i18n/available-languages'
import { GROUPS } from '@otosafi/i18n/groups'
import { readLocale } from '@otosafi/i18n/read-locales'

import { availableLanguages, textsOfEdition } from './texts-of-edition.ts'

it('shows the same texts as the builds carry', () => {
  expect(availableLanguages).toEqual(languagesOnDisk())
  for (const edition of EDITION_IDS) {
    for (const language of EDITIONS[edition].languages.filter((each) => availableLanguages.includes(each))) {
      const texts = textsOfEdition(edition, language)
      for (const group of GROUPS)
        expect(texts[group], `${edition} ${language} ${group}`).toEqual(readLocale({ edition, language, group }))
    }
  }
})
