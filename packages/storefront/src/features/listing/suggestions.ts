import type { Suggestion as SuggestedFilter } from '@otosafi/api-client/schema'
import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { isModelOf } from '@otosafi/domain/listing/query-string'
import type { SuggestionSource } from '@otosafi/ui/combobox/suggestion'

import { browserApi } from '../../request/browser-api.ts'
import type { Texts } from '../../texts/use-texts.ts'

/** Kinds of suggestions, each a group under its own name. */
const KINDS = ['brand', 'model', 'city'] as const

/** The API's suggestions with labels in the page's language, and the filter of each. */
export function createSuggestions({ language, t, number }: Pick<Texts, 'language' | 't' | 'number'>): {
  source: SuggestionSource
  filterOf: (id: string) => SuggestedFilter | undefined
} {
  let last: readonly SuggestedFilter[] = []
  return {
    async source(text, signal) {
      const api = await browserApi(language)
      const { data } = await api.GET('/cars/suggestions', { params: { query: { q: text } }, signal })
      if (!data) throw new Error('No suggestions')
      last = data.suggestions
      return KINDS.map((kind) => ({
        label: t(`listing.group.${kind}`),
        options: data.suggestions
          .filter((each) => each.kind === kind)
          .map((each) => ({ id: idOf(each), text: each.label, note: number(each.count) })),
      })).filter(({ options }) => options.length > 0)
    },
    filterOf: (id) => last.find((each) => idOf(each) === id),
  }
}

function idOf({ kind, value }: SuggestedFilter): string {
  return `${kind}-${value}`
}

/**
 * The listing with a suggestion as a filter in place of the text. With a brand the models of others are left out: together
 * they would find nothing.
 */
export function withSuggestion(
  { filters, ...rest }: ListingQuery,
  { kind, value, parent }: SuggestedFilter,
): ListingQuery {
  const { q: _, model = [], ...others } = filters
  const models = kind === 'brand' ? model.filter((each) => isModelOf(each, value)) : model
  const brand = kind === 'model' && parent !== null ? { brand: [parent] } : {}
  return {
    ...rest,
    page: 1,
    filters: { ...others, ...(models.length > 0 && { model: models }), ...brand, [kind]: [value] },
  }
}
