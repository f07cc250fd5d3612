/** Something that a search may mean: a brand, a model, a city. */
export type Suggestion = {
  id: string
  text: string
  /** What stands beside it: how many cars there are. */
  note?: string | undefined
}

/** Suggestions of one kind, under the name of the kind. */
export type SuggestionGroup = { label: string; options: readonly Suggestion[] }

/** Answers suggestions for a text, best first. `signal` is aborted once the text has changed. */
export type SuggestionSource = (text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>

/** The suggestion among `count` that an arrow leads to, round the ends; `active` is -1 where none is chosen yet. */
export function suggestionAfter(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0
  return active > 0 ? active - 1 : count - 1
}
