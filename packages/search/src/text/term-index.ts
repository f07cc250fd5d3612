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
  /** The term of a phrase, normalised and without spaces. */
  exact: (joined: string) => Term | undefined
  /** The nearest term of such a phrase, and how many typos it has. Digits are never typos. */
  near: (joined: string) => { term: Term; typos: number } | undefined
}

/** The Arabic article, with or without which a name is the same. */
export const ARTICLE = 'ال'

/** Small words that are written together with a name, by the language that does so. */
const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ar: ['وال', 'فال', 'بال', 'لل', 'ف', 'ب', 'ل', 'و', 'f', 'l', 'b'],
    zu: ['zakwa', 'kwe', 'nge', 'izi', 'ama', 'ii', 'ku', 'ye', 'ze', 'ne', 'no', 'le', 'i', 'e', 'u'],
    xh: ['kwe', 'nge', 'ii', 'ku', 'ye', 'ze', 'ne', 'no', 'le', 'i', 'e', 'u'],
    rw: ['umu', 'ry', 'cy', 'by', 'mu', 'y', 'z', 'n'],
  }),
)

/** The shortest name that is recognised behind a prefix; a brand may be shorter. */
const LEAST_BEHIND_PREFIX = 4
/** The shortest word without a filter that is recognised in spite of a typo. */
const LEAST_FILLER = 6
/** Of a name this short, only two letters that changed places are a typo. */
const SHORT = 4

/** The index of all names of `entries`, as people who write these languages put them. */
export function createTermIndex(entries: Iterable<TextEntry>, languages: readonly string[] = ['ar']): TermIndex {
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
  const prefixes = [...new Set([ARTICLE, ...languages.flatMap((language) => PREFIXES.get(language) ?? [])])]

  const behind = (joined: string, prefix: string): Term | undefined => {
    const term = joined.startsWith(prefix) ? terms.get(joined.slice(prefix.length)) : undefined
    const isLong = prefix === ARTICLE || (term?.joined.length ?? 0) >= LEAST_BEHIND_PREFIX
    return term !== undefined && (isLong || term.entries.some(({ kind }) => kind === 'brand')) ? term : undefined
  }
  const exact = (joined: string): Term | undefined => {
    const term = terms.get(joined)
    if (term !== undefined) return term
    for (const prefix of prefixes) {
      const found = behind(joined, prefix)
      if (found !== undefined) return found
    }
    return undefined
  }

  const near = (joined: string): { term: Term; typos: number } | undefined => {
    if (joined.length < SHORT || joined.length > longest + typosIn(joined)) return undefined
    const digits = digitsOf(joined)
    // MiniSearch counts swapped letters as two typos: it is asked for two, and the distance is measured again.
    const candidates = search.search(joined, { fuzzy: 2, prefix: false }).flatMap(({ id }) => {
      const term = terms.get(id as string)
      if (term === undefined || digitsOf(term.joined) !== digits) return []
      const typos = editDistance(joined, term.joined, 2)
      return typos > 0 && typos <= mostTypos(joined, term) ? [{ term, typos }] : []
    })
    const startsAlike = ({ term }: { term: Term }): number => Number(term.joined[0] === joined[0])
    candidates.sort(
      (a, b) => a.typos - b.typos || startsAlike(b) - startsAlike(a) || (a.term.joined < b.term.joined ? -1 : 1),
    )
    return candidates[0]
  }

  return { exact, near }
}

/** How many typos make `joined` the name of a term. */
function mostTypos(joined: string, { joined: name, entries }: Term): number {
  const startsAlike = joined[0] === name[0]
  if (entries.some(({ kind }) => kind === 'unfiltered')) return 0
  if (entries.every(({ kind }) => kind === 'filler')) return Math.min(joined.length, name.length) < LEAST_FILLER ? 0 : 1
  if (joined.length > SHORT && name.length > SHORT) return typosIn(joined)
  if (!startsAlike || Math.max(joined.length, name.length) === SHORT + 2) return 0
  if (joined.length === SHORT && name.length === SHORT) return Number(sorted(joined) === sorted(name))
  // One letter left out of a longer name, or doubled in a shorter one.
  return Number(joined.length < name.length || joined.replace(/(.)\1/, '$1') === name)
}

function sorted(text: string): string {
  return [...text].sort().join('')
}

/** How many typos a word may have: one from 5 letters, two from 8. */
export function typosIn(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

/** The digits of a word, which are never typos. */
export function digitsOf(word: string): string {
  return word.replace(/\D+/g, '')
}
