import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { readOwnLocale as readOnServer } from '@otosafi/i18n/read-locales'

import { readOwnLocale } from './read-locales.ts'

it('reads what a server reads, so that messages are those that it sends', () => {
  for (const { id: edition, languages } of Object.values(EDITIONS))
    for (const language of languages)
      for (const group of ['server', 'office', 'common'] as const) {
        const address = { edition, language, group }
        expect(readOwnLocale(address), `${edition} ${language} ${group}`).toEqual(readOnServer(address))
      }
})
