import { useEffect, useState } from 'react'

import type { SuggestionGroup, SuggestionSource } from './suggestion.ts'

/** The fewest letters for which suggestions are requested. */
const MIN_LETTERS = 2

/** Debounces typing. */
const DEBOUNCE_MS = 200

export type Suggestions = { status: 'none' | 'loading' | 'ready' | 'failed'; groups: readonly SuggestionGroup[] }

const NOTHING: Suggestions = { status: 'none', groups: [] }

/**
 * Suggestions for a text as it is typed. The request for an earlier text is aborted; the last suggestions stay
 * until the next are there. An empty text requests nothing. `source` must be a stable function.
 */
export function useSuggestions(text: string, source: SuggestionSource): Suggestions {
  const [suggestions, setSuggestions] = useState(NOTHING)
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < MIN_LETTERS) {
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
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked, source])

  return suggestions
}
