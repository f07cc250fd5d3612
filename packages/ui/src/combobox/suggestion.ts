/** A suggestion: a brand, a model, a city. */
export type Suggestion = {
  id: string
  text: string
  /** A note beside it: the number of cars. */
  note?: string | undefined
}

/** Suggestions of one kind, under the name of the kind. */
export type SuggestionGroup = { label: string; options: readonly Suggestion[] }

/** Returns suggestions for a text, best first. `signal` is aborted once the text has changed. */
export type SuggestionSource = (text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>

/** The index among `count` after an arrow key, wrapping around; `active` is -1 for none. */
export function suggestionAfter(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0
  return active > 0 ? active - 1 : count - 1
}
