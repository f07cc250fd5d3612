import { useEffect, useState } from 'react'

import type { SuggestionGroup, SuggestionSource } from './suggestion.ts'

/** Letters from which on suggestions are asked for. */
const LEAST_LETTERS = 2

/** How long typing must rest before they are, milliseconds. */
const REST = 200

export type Suggestions = { status: 'none' | 'loading' | 'ready' | 'failed'; groups: readonly SuggestionGroup[] }

const NOTHING: Suggestions = { status: 'none', groups: [] }

/**
 * Suggestions for a text as it is typed. The answer for an earlier text is aborted and never shown; the one before stays
 * while the next is on its way. An empty text asks for nothing. `source` must be the same function at every rendering.
 */
export function useSuggestions(text: string, source: SuggestionSource): Suggestions {
  const [suggestions, setSuggestions] = useState(NOTHING)
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < LEAST_LETTERS) {
      setSuggestions(NOTHING)
      return undefined
    }
    const stale = new AbortController()
    const timer = setTimeout(() => {
      setSuggestions(({ groups }) => ({ status: 'loading', groups }))
      source(asked, stale.signal).then(
        (groups) => {
          if (!stale.signal.aborted) setSuggestions({ status: 'ready', groups })
        },
        () => {
          if (!stale.signal.aborted) setSuggestions({ status: 'failed', groups: [] })
        },
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked, source])

  return suggestions
}
