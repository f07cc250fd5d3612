import { editionsInOrder } from '@otosafi/editions/editions-in-order'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { commonTexts } from '@otosafi/i18n/server-texts'

import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { Currency } from '../cars/car-card.presenter.ts'

/** The country editions to choose from (P-01). */
export function createCountryHandlers(): HandlersOf<'listCountries'> {
  return {
    listCountries(_, { edition, language }) {
      const nameOf = commonTexts(edition, language)
      const countries = editionsInOrder(edition).flatMap((id) => {
        const { country, host, currency, defaultLanguage, languages } = EDITIONS[id]
        if (country === null) return []
        const label = nameOf(`country.${id}`)
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
