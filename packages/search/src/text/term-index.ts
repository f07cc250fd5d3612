import MiniSearch from 'minisearch'

import { editDistance } from './edit-distance.ts'
import { normaliseText } from './normalise.ts'
import type { TextEntry } from './text-entry.ts'

/** A normalised name and all entries that have it. */
export type Term = {
  /** The name without spaces (`landcruiser`), so that it is found with or without them. */
  joined: string
  entries: TextEntry[]
}

/** Looks names up, exactly or with typos. */
export type TermIndex = {
  /** The term of correctly spelt words, with or without spaces. */
  exact: (words: readonly string[]) => Term | undefined
  /** The nearest term of words with a typo, at most {@link typosIn} of them. Digits are never typos. */
  near: (words: readonly string[]) => Term | undefined
}

/** The Arabic article, with or without which a name is the same. */
export const ARTICLE = 'ال'

/** The index of all names of `entries`. */
export function createTermIndex(entries: Iterable<TextEntry>): TermIndex {
  const terms = new Map<string, Term>()
  for (const entry of entries) {
    for (const joined of new Set(entry.names.map((name) => normaliseText(name).replaceAll(' ', '')))) {
      if (joined === '') continue
      const term = terms.get(joined) ?? { joined, entries: [] }
      term.entries.push(entry)
      terms.set(joined, term)
    }
  }
  const longest = Math.max(0, ...[...terms.keys()].map((joined) => joined.length))
  const search = new MiniSearch<Term>({
    idField: 'joined',
    fields: ['joined'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  search.addAll([...terms.values()])

  const exact = (words: readonly string[]): Term | undefined => {
    const joined = words.join('')
    return terms.get(joined) ?? (joined.startsWith(ARTICLE) ? terms.get(joined.slice(ARTICLE.length)) : undefined)
  }

  const near = (words: readonly string[]): Term | undefined => {
    const joined = words.join('')
    const limit = typosIn(joined)
    if (limit === 0 || joined.length > longest + limit) return undefined
    const digits = digitsOf(joined)
    // MiniSearch counts swapped letters as two typos: it is asked for two, and the distance is measured again.
    const candidates = search
      .search(joined, { fuzzy: 2, prefix: false })
      .map(({ id }) => ({ joined: id as string, distance: editDistance(joined, id as string, limit) }))
      .filter((candidate) => candidate.distance <= limit && digitsOf(candidate.joined) === digits)
    candidates.sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.joined[0] === joined[0]) - Number(a.joined[0] === joined[0]) ||
        (a.joined < b.joined ? -1 : 1),
    )
    return candidates[0] && terms.get(candidates[0].joined)
  }

  return { exact, near }
}

/** How many typos a word may have: one from 5 letters, two from 8. */
export function typosIn(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

/** The digits of a word, which are never typos. */
export function digitsOf(word: string): string {
  return word.replace(/\D+/g, '')
}
