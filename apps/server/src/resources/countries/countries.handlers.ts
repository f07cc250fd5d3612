import { editionsInOrder } from '@otosafi/editions/editions-in-order'
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
      const countries = editionsInOrder(edition).flatMap((id) => {
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
