import { useState } from 'react'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { Combobox } from '@otosafi/ui/combobox/Combobox'

import { useTexts } from '../../texts/use-texts.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { createSuggestions, withSuggestion } from './suggestions.ts'

/**
 * The field of the listing's free text that suggests brands, models and cities while somebody types, and recent searches. `onQuery` gets the
 * listing with the chosen one as a filter in place of the text. `value` and `focused` are those of the field that it replaces.
 */
export function SearchSuggestions({
  query,
  action,
  value,
  focused,
  onQuery,
  ...wording
}: {
  query: ListingQuery
  action: string
  value: string
  focused: boolean
  onQuery: (query: ListingQuery) => void
  name: string
  label: string
  placeholder: string
}) {
  const texts = useTexts()
  const { t, number } = texts
  const [suggestions] = useState(() => createSuggestions(texts))
  const [field, setField] = useState<{ focused: boolean; typed?: string }>({ focused, typed: value })
  const { q = '' } = query.filters
  return (
    <>
      {/* A text that comes with another address is in a new field, which takes the focus where the last one has it. */}
      <div onFocus={() => setField({ focused: true })} onBlur={() => setField({ focused: false })}>
        <Combobox
          key={q}
          {...wording}
          value={field.typed ?? q}
          focused={field.focused}
          clearing
          source={suggestions.source}
          texts={{
            loading: t('progress.loading'),
            empty: t('listing.suggestions.none'),
            failed: t('errors.generic'),
            count: (count) => `${t('listing.suggestions.label')}: ${number(count)}`,
          }}
          onPick={({ id }) => {
            const filter = suggestions.filterOf(id)
            if (filter) onQuery(withSuggestion(query, filter))
          }}
        />
      </div>
      <RecentSearches action={action} />
    </>
  )
}
