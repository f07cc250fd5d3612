import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { TextField } from '@otosafi/ui/field/TextField'
import { useLoaded } from '@otosafi/ui/lazy/use-loaded'

import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { createSuggestions, withSuggestion } from './suggestions.ts'

const loadCombobox = () => import('@otosafi/ui/combobox/Combobox')

/**
 * The free-text field of the listing. On focus it offers recent searches, and while typing brands, models and cities; a
 * chosen suggestion becomes a filter and replaces the text.
 */
export function SearchText({ query, action }: { query: ListingQuery; action: string }) {
  const texts = useTexts()
  const { t, number } = texts
  const navigate = useNavigate()
  const [suggestions] = useState(() => createSuggestions(texts))
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const [typed, setTyped] = useState<{ text: string; /** The address's text by then. */ over: string }>()
  const combobox = useLoaded(touched, loadCombobox, () => setTouched(false))
  const { q = '' } = query.filters
  const wording = {
    name: 'q',
    label: t('listing.search.label'),
    placeholder: t('listing.search.placeholder'),
  }
  if (!combobox)
    return (
      <TextField
        {...wording}
        type="search"
        defaultValue={q}
        maxLength={100}
        enterKeyHint="search"
        onInput={(event) => setTyped({ text: event.currentTarget.value, over: q })}
        onBlur={() => setFocused(false)}
        onFocus={() => {
          setTouched(true)
          setFocused(true)
        }}
      />
    )
  return (
    <>
      <combobox.Combobox
        key={q}
        {...wording}
        value={typed?.over === q ? typed.text : q}
        focused={focused}
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
          if (filter) void navigate(listingPath(action, withSuggestion(query, filter)), { preventScrollReset: true })
        }}
      />
      <RecentSearches action={action} />
    </>
  )
}
