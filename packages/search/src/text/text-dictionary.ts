import type { RangeFilter } from '@otosafi/domain/listing/ranges'
import type { Facet } from '@otosafi/domain/listing/vocabulary'
import { once } from '@otosafi/domain/once'

import type { IndexFilters } from '../search-query.ts'
import { fillersOf } from './fillers.ts'
import { type Match, meaningOf, type Reading } from './meaning.ts'
import { moneyWordsOf } from './money-words.ts'
import { createQuantityReader, type Quantity, type QuantityReader } from './quantities.ts'
import { createSuggester, type Suggest } from './suggest.ts'
import { createTermIndex, type Term, type TermIndex } from './term-index.ts'
import type { TextEntry } from './text-entry.ts'
import { joinedOf, phraseEnds, type Token, type Tokens, tokensOf } from './tokens.ts'
import { UNFILTERED_PHRASES } from './unfiltered.ts'

/** Free text translated into filters. */
export type TextQuery = {
  /** Its filters; a monthly budget is not a price yet. */
  filters: IndexFilters & { monthlyMax?: number }
  /** Readings to report to the visitor, who may not expect them: corrected phrases, places and bounds. */
  read: readonly ReadPhrase[]
  /** Unknown words, normalised. */
  ignored: string[]
  /** False when there were words and none of them is known: the result is then empty. */
  understood: boolean
}

/** The reading of a phrase. */
export type ReadPhrase = {
  /** The phrase as typed. */
  text: string
  /** The whole text without it. */
  without: string
  name: Facet | RangeFilter
  values: readonly string[]
}

/** Interprets free text, whole or as the beginning of something. */
export type TextDictionary = { interpret: (q: string) => TextQuery; suggest: Suggest }

export type DictionaryOptions = {
  /** The present year, after which comes the last model year; by default that of UTC. */
  year?: () => number
  /** Of the prices, ISO 4217. */
  currency?: string
  /** Where all cars are, ISO 3166; null where they are in several countries. */
  country?: string | null
  /** The languages of the pages. English and French words are known everywhere. */
  languages?: readonly string[]
}

const MAX_LETTERS = 120
/** The most words of a name or filler. */
const MAX_PHRASE = 5
/** Fuzzy look-ups are the only slow step: this limits them for a query of nonsense. */
const MAX_NEAR = 24
const FIRST_YEAR = 1950
/** The shortest name that is found where it touches another, unless it has a digit. */
const LEAST_HALF = 3

/**
 * A dictionary of the names of `entries` (brands, models, cities, the words of LOCAL_WORDS and of the languages). The look-up
 * tables are built lazily, since building them is slow and not needed while a server starts.
 */
export function createTextDictionary(
  entries: Iterable<TextEntry>,
  { year = yearInUtc, currency = 'EUR', country = null, languages = ['ar'] }: DictionaryOptions = {},
): TextDictionary {
  const known = [...entries]
  const terms = once(() => createTermIndex([...known, UNFILTERED_PHRASES, fillersOf(languages, country)], languages))
  const suggester = once(() => createSuggester(known))
  const models = known.filter((entry) => entry.kind === 'model').map((entry) => entry.value)
  const brands = known.filter((entry) => entry.kind === 'brand').map((entry) => entry.value)
  const lastYear = (): number => year() + 1
  const quantityAt = createQuantityReader(moneyWordsOf(currency), lastYear)

  const interpret = (q: string): TextQuery => {
    const text = tokensOf(q.slice(0, MAX_LETTERS))
    const parts = split(text.tokens, { terms: terms(), quantityAt, lastYear: lastYear() })
    const matches = parts.flatMap((part) => ('match' in part ? [part.match] : []))
    const { filters, readings } = meaningOf(matches, brands, models)
    const readingOf = new Map(matches.map((match, at) => [match, readings[at] ?? null]))
    const unknown = parts.filter((part) =>
      'match' in part ? readingOf.get(part.match) === null && !mayBeFiller(part.match) : 'unknown' in part,
    )
    const bounds = Object.assign({}, ...parts.map((part) => ('quantity' in part ? part.quantity.bounds : {})))
    return {
      filters: { ...filters, ...bounds },
      read: parts.flatMap((part) =>
        phrasesOf(part, ('match' in part ? readingOf.get(part.match) : null) ?? null, text),
      ),
      ignored: wordsOf(unknown, text.tokens),
      understood: Object.keys(filters).length > 0 || Object.keys(bounds).length > 0 || unknown.length === 0,
    }
  }
  return { interpret, suggest: (...asked) => suggester()(...asked) }
}

function yearInUtc(): number {
  return new Date().getUTCFullYear()
}

/** A stretch of tokens and what it is. */
type Part = { from: number; next: number } & (
  | { quantity: Quantity }
  | { match: Match; /** Found in spite of a typo. */ corrected: boolean }
  | { unknown: true }
)

type Known = { terms: TermIndex; quantityAt: QuantityReader; lastYear: number }

/** Words that a place follows. */
const BEFORE_PLACE = new Set('in at near from a au en dans de f fi في ف ب e i mu ku ci thi ca'.split(' '))
/** Words that a further value follows. */
const BEFORE_CHOICE = new Set('or and ou et oubien أو او و wala walla ak cyangwa na noma okanye no ne of en'.split(' '))

/** Splits the tokens into amounts and the longest known phrases, exact ones before those with typos. */
function split(tokens: readonly Token[], { terms, quantityAt, lastYear }: Known): Part[] {
  const parts: Part[] = []
  let lookups = 0
  const near = (phrase: string) => (lookups++ < MAX_NEAR ? terms.near(phrase) : undefined)
  const isName = (phrase: string): boolean => terms.exact(phrase) !== undefined

  const named = (from: number, next: number, text: string, corrected?: Term): Part => {
    const { entries, joined = text } = corrected ?? terms.exact(text) ?? { entries: [] }
    const year = next === from + 1 ? yearOf(text, lastYear) : null
    if (year === null && entries.some(({ kind }) => kind === 'unfiltered')) return { from, next, unknown: true }
    const before = parts.at(-1)
    const word = before !== undefined && 'match' in before && isFiller(before.match) ? before.match.text : ''
    const match: Match = {
      text,
      entries,
      year,
      // In Arabic and the languages of South Africa the small word is written together with the place.
      isPlace: BEFORE_PLACE.has(word) || BEFORE_PLACE.has(text.slice(0, -joined.length)),
      isAlternative: BEFORE_CHOICE.has(word) || /[,/&]/.test(tokens[from]?.gap ?? ''),
      isLast: next === tokens.length - 1,
    }
    return { from, next, match, corrected: corrected !== undefined }
  }
  const namesAt = (from: number): Part[] => {
    const phrases = phraseEnds(tokens, from, MAX_PHRASE).map((next) => ({ next, text: joinedOf(tokens, from, next) }))
    const word = tokens[from]?.text ?? ''
    // A small word that stands by itself is not a prefix of the name behind it.
    const right = phrases.find(({ next, text }) => {
      const term = terms.exact(text)
      return term !== undefined && (next === from + 1 || text !== word + term.joined || term.joined === text)
    })
    if (right !== undefined) return [named(from, right.next, right.text)]
    if (yearOf(word, lastYear) !== null) return [named(from, from + 1, word)]
    const end = runEnd(tokens, from)
    const halves = (next: number) =>
      halvesOf(joinedOf(tokens, from, next), isName)?.map((text) => named(from, next, text))
    const found = (end > from + 1 ? halves(end) : undefined) ?? nearest(from, phrases) ?? halves(from + 1)
    return found ?? [{ from, next: unknownEnd(tokens, from), unknown: true }]
  }
  /** The phrase that needs the fewest corrections, of several the longest; none that ends within a word. */
  const nearest = (from: number, phrases: readonly { next: number; text: string }[]): Part[] | undefined => {
    const found = phrases
      .filter(({ next }) => next === from + 1 || runEnd(tokens, next - 1) === next)
      .flatMap(({ next, text }) => {
        const candidate = near(text)
        return candidate === undefined ? [] : [{ ...candidate, next, text }]
      })
    const best = found.reduce<(typeof found)[number] | undefined>(
      (least, each) => (least === undefined || each.typos < least.typos ? each : least),
      undefined,
    )
    return best && [named(from, best.next, best.text, best.term)]
  }

  for (let from = 0; from < tokens.length - 1;) {
    const last = parts.at(-1)
    const afterName = last !== undefined && 'match' in last && last.match.entries.some(isCarName)
    const quantity = quantityAt(tokens, from, { afterName, isName })
    if (quantity === undefined) parts.push(...namesAt(from))
    else if (Object.keys(quantity.bounds).length > 0) parts.push({ from, next: quantity.next, quantity })
    else parts.push({ from, next: quantity.next, unknown: true })
    from = parts.at(-1)?.next ?? tokens.length
  }
  return parts.map((part, at) =>
    isPieceOfUnknown(parts, at, tokens) ? { from: part.from, next: part.next, unknown: true } : part,
  )
}

/** Whether a word that says nothing touches an unknown one: the "a" of "a6". */
function isPieceOfUnknown(parts: readonly Part[], at: number, tokens: readonly Token[]): boolean {
  const part = parts[at]
  if (part === undefined || !('match' in part) || !isFiller(part.match)) return false
  const isUnknown = (other: Part | undefined): boolean => other !== undefined && 'unknown' in other
  const touches = (next: number): boolean => next < tokens.length - 1 && tokens[next]?.gap === ''
  return (isUnknown(parts[at + 1]) && touches(part.next)) || (isUnknown(parts[at - 1]) && touches(part.from))
}

/** The end of the letters and digits that touch each other. */
function runEnd(tokens: readonly Token[], from: number): number {
  let next = from + 1
  while (next < tokens.length - 1 && tokens[next]?.gap === '') next++
  return next
}

function isCarName({ kind }: TextEntry): boolean {
  return kind === 'brand' || kind === 'model'
}

function isFiller({ entries, year }: Match): boolean {
  return year === null && entries.length > 0 && entries.every(({ kind }) => kind === 'filler')
}

/** Whether it may say nothing. */
function mayBeFiller({ entries }: Match): boolean {
  return entries.some(({ kind }) => kind === 'filler')
}

/** The text as a model year; null where it is none. */
function yearOf(text: string, lastYear: number): string | null {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= lastYear ? text : null
}

/** The two names that a word consists of: `toyotacorolla`, `bmwx3`. */
function halvesOf(word: string, isName: (text: string) => boolean): [string, string] | undefined {
  for (let at = word.length - 2; at >= LEAST_HALF; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if ((second.length >= LEAST_HALF || /\d/.test(second)) && isName(first) && isName(second)) return [first, second]
  }
  return undefined
}

/** The token after an unknown word: letters and digits that touch are one word, and so is a decimal number. */
function unknownEnd(tokens: readonly Token[], from: number): number {
  const after = tokens[from + 1]
  const isDecimal = /^\d{1,2}$/.test(tokens[from]?.text ?? '') && after?.gap === '.' && /^\d/.test(after.text)
  return isDecimal ? from + 2 : from + 1
}

/** The readings of a part, where they differ from the typed text. */
function phrasesOf(part: Part, reading: Reading, { typed, tokens }: Tokens): ReadPhrase[] {
  const from = tokens[part.from]?.from ?? 0
  const to = tokens[part.next - 1]?.to ?? 0
  const without = `${typed.slice(0, from)} ${typed.slice(to)}`.replace(/ +/g, ' ').trim()
  const phrase = { text: typed.slice(from, to), without }
  if ('quantity' in part)
    return Object.entries(part.quantity.bounds).map(([name, value]) => ({
      ...phrase,
      name: name as RangeFilter,
      values: [String(value)],
    }))
  if (!('match' in part) || reading === null || !(part.corrected || reading.facet === 'city')) return []
  return [{ ...phrase, name: reading.facet, values: reading.values }]
}

/** The words of parts, normalised; what touches in the text is one word. */
function wordsOf(parts: readonly Part[], tokens: readonly Token[]): string[] {
  const words: string[] = []
  let end = -1
  for (const { from, next } of parts) {
    for (let at = from; at < next; at++) {
      const { text = '', gap = '' } = tokens[at] ?? {}
      const touches = at === end && (gap === '' || gap === '.')
      if (touches) words.push(`${words.pop() ?? ''}${gap}${text}`)
      else words.push(text)
      end = at + 1
    }
  }
  return words
}
