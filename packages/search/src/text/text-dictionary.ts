import { once } from '@otosafi/domain/once'

import type { IndexFilters } from '../search-query.ts'
import { FILLERS } from './fillers.ts'
import { meaningOf } from './meaning.ts'
import type { Match } from './meaning.ts'
import { normaliseText } from './normalise.ts'
import { createSuggester, type Suggest } from './suggest.ts'
import { createTermIndex } from './term-index.ts'
import type { Term, TermIndex } from './term-index.ts'
import type { TextEntry } from './text-entry.ts'

/** Free text translated into filters. */
export type TextQuery = {
  filters: IndexFilters
  /** Unknown words, normalised. */
  ignored: string[]
  /** False when there were words and none of them is known: the result is then empty. */
  understood: boolean
}

/** Interprets free text, whole or as the beginning of something. */
export type TextDictionary = { interpret: (q: string) => TextQuery; suggest: Suggest }

const MAX_LETTERS = 120
const MAX_WORDS = 10
const MAX_PHRASE = 4
/** Fuzzy look-ups are the only slow step: this limits them for a query of nonsense. */
const MAX_NEAR = 12
const FIRST_YEAR = 1950

/**
 * A dictionary of the names of `entries` (brands, models, cities, the words of LOCAL_WORDS and of the languages).
 * `now` returns the current time in milliseconds, for the last model year. The look-up tables are built lazily, since
 * building them is slow and not needed while a server starts.
 */
export function createTextDictionary(entries: Iterable<TextEntry>, now: () => number = Date.now): TextDictionary {
  const known = [...entries]
  const terms = once(() => createTermIndex(known))
  const suggester = once(() => createSuggester(known))
  const models = known.filter((entry) => entry.kind === 'model').map((entry) => entry.value)
  const brands = known.filter((entry) => entry.kind === 'brand').map((entry) => entry.value)

  const interpret = (q: string): TextQuery => {
    if (q === '') return { filters: {}, ignored: [], understood: true }
    const words = normaliseText(q.slice(0, MAX_LETTERS)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
    const lastYear = new Date(now()).getUTCFullYear() + 1
    const isYear = (word: string): boolean =>
      /^\d{4}$/.test(word) && Number(word) >= FIRST_YEAR && Number(word) <= lastYear
    const { matches, ignored, fillers } = split(words, terms(), isYear)
    const { filters, dropped } = meaningOf(matches, brands, models)
    ignored.push(...dropped)
    return { filters, ignored, understood: Object.keys(filters).length > 0 || fillers === words.length }
  }
  return { interpret, suggest: (...asked) => suggester()(...asked) }
}

/** Splits the words into the longest known phrases, exact ones before those with typos. */
function split(
  words: readonly string[],
  terms: TermIndex,
  isYear: (word: string) => boolean,
): { matches: Match[]; ignored: string[]; fillers: number } {
  const matches: Match[] = []
  const ignored: string[] = []
  let fillers = 0
  let lookups = 0
  const near = (phrase: readonly string[]): ReturnType<TermIndex['near']> =>
    lookups++ < MAX_NEAR ? terms.near(phrase) : undefined
  for (let at = 0; at < words.length;) {
    const word = words[at] as string
    const rest = words.slice(at, at + MAX_PHRASE)
    const phrases = rest.map((_, index) => rest.slice(0, rest.length - index))
    const year = isYear(word) ? word : null
    const right = phrases.find((phrase) => terms.exact(phrase))
    if (right) {
      matches.push({
        text: right.join(' '),
        entries: terms.exact(right)?.entries ?? [],
        year: right.length === 1 ? year : null,
      })
      at += right.length
    } else if (year !== null || FILLERS.has(word)) {
      if (year === null) fillers++
      else matches.push({ text: word, entries: [], year })
      at++
    } else {
      let term: Term | undefined
      const phrase = phrases.find((each) => (term = near(each)) !== undefined) ?? [word]
      if (term) matches.push({ text: phrase.join(' '), entries: term.entries, year: null })
      else ignored.push(word)
      at += phrase.length
    }
  }
  return { matches, ignored, fillers }
}
