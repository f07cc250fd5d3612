import { EDITION_IDS, type EditionFacts, type EditionId, FIRST_COUNTRY } from '@otosafi/editions/edition'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import type { HandlersOf } from '../../contract/handler.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { Currency } from '../cars/car-card.presenter.ts'
import { COUNTRY_NAMES } from './country-names.ts'

/** The country editions to choose from (P-01). */
export function createCountryHandlers(): HandlersOf<'listCountries'> {
  return {
    listCountries(_, { edition, language }) {
      const countries = inOrder(edition).flatMap((id) => {
        const { country, host, currency, defaultLanguage, languages } = EDITIONS[id]
        const names = COUNTRY_NAMES.get(country ?? '')
        if (country === null || names === undefined) return []
        const label = localize(names, language)
        return {
          label,
          value: id,
          includedInDomain: id === edition.id,
          host,
          currency: currency as Currency,
          defaultLanguage,
          languages: languages.map((value) => ({ label: LANGUAGES[value].name, value })),
          flag: { src: `/flags/${country.toLowerCase()}.svg`, alt: label },
        }
      })
      return ok({ countries })
    },
  }
}

/** The editions in the order in which an edition shows them. */
function inOrder({ country }: Pick<EditionFacts, 'country'>): readonly EditionId[] {
  return country === null ? [FIRST_COUNTRY, ...EDITION_IDS.filter((id) => id !== FIRST_COUNTRY)] : EDITION_IDS
}
