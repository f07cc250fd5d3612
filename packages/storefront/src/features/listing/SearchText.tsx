import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { TextField } from '@otosafi/ui/field/TextField'
import { useLoaded } from '@otosafi/ui/lazy/use-loaded'

import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'

const loadSuggestions = () => import('./SearchSuggestions.tsx')

/**
 * The free-text field of the listing. On focus it offers recent searches, and while typing brands, models and cities; a
 * chosen suggestion becomes a filter and replaces the text.
 */
export function SearchText({ query, action }: { query: ListingQuery; action: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const [typed, setTyped] = useState<{ text: string; /** The address's text by then. */ over: string }>()
  const loaded = useLoaded(touched, loadSuggestions, () => setTouched(false))
  const { q = '' } = query.filters
  const wording = {
    name: 'q',
    label: t('listing.search.label'),
    placeholder: t('listing.search.placeholder'),
  }
  if (!loaded)
    return (
      <TextField
        {...wording}
        type="search"
        defaultValue={q}
        maxLength={100}
        enterKeyHint="search"
        onInput={(event) => setTyped({ text: event.currentTarget.value, over: q })}
        onBlur={() => setFocused(false)}
        onFocus={({ currentTarget }) => {
          // It may have been typed in before script came.
          setTyped({ text: currentTarget.value, over: q })
          setTouched(true)
          setFocused(true)
        }}
      />
    )
  return (
    <loaded.SearchSuggestions
      {...wording}
      query={query}
      action={action}
      value={typed?.over === q ? typed.text : q}
      focused={focused}
      onQuery={(next) => void navigate(listingPath(action, next), { preventScrollReset: true })}
    />
  )
}
