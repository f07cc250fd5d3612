import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import type { TextSuggestion } from '@otosafi/search/text/suggest'

import { cityNames } from '../../catalogue/city-name.ts'
import type { ReferenceData } from '../../catalogue/reference-data.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { countForSale } from './count-for-sale.ts'

/** Suggestions for the search field (P-15). */
export function createSuggestionHandlers({ search }: ApiServices): HandlersOf<'suggestCars'> {
  return {
    async suggestCars({ query: { q } }, { edition, language }) {
      const counts = await countForSale(search, edition.id)
      const found = search.dictionary(edition.id).suggest(q, (kind, value) => counts[kind].get(value) ?? 0)
      const label = labels(search.reference, edition, language)
      return ok({ suggestions: found.map((suggestion) => ({ ...suggestion, label: label(suggestion) })) })
    },
  }
}

function labels({ brands, models, cities }: ReferenceData, edition: EditionFacts, language: Language) {
  const cityName = cityNames(cities[edition.id], language)
  return ({ kind, value }: Pick<TextSuggestion, 'kind' | 'value'>): string => {
    if (kind === 'city') return cityName(value)
    return (kind === 'brand' ? brands : models).get(value)?.name ?? value
  }
}
