import { plainText } from '@otosafi/domain/reading/plain-text'

import { normaliseText } from './normalise.ts'

/** A run of letters or of digits. */
export type Token = {
  /** Normalised; the end of the text is an empty token. */
  text: string
  /** The text between the previous token and this one; empty where they touch. */
  gap: string
  /** Where it stands in {@link Tokens.typed}. */
  from: number
  to: number
}

export type Tokens = {
  /** The text in plain signs. */
  typed: string
  /** The runs in their order, and an empty one with what follows them. */
  tokens: readonly Token[]
}

/** Signs of currencies, each as its code in a token. */
const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries({ '€': 'eur', $: 'usd', '£': 'gbp' }))

/**
 * Divides a text into runs of letters and runs of digits, so that `golf7` reads as `golf 7` does: the lookup of
 * names joins the runs again.
 */
export function tokensOf(text: string): Tokens {
  const typed = plainText(text)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: run, index } of typed.matchAll(/[\p{L}\p{M}ـ]+|\d+|\p{N}+|[€$£]/gu)) {
    const words = (SIGNS.get(run) ?? normaliseText(run)).split(' ').filter(Boolean)
    const to = index + run.length
    for (const [at, word] of words.entries())
      tokens.push({ text: word, gap: at === 0 ? typed.slice(end, index) : ' ', from: index, to })
    if (words.length > 0) end = to
  }
  tokens.push({ text: '', gap: typed.slice(end), from: typed.length, to: typed.length })
  return { typed, tokens }
}

/** The tokens `from` to before `to`, joined: the form in which names are looked up. */
export function joinedOf(tokens: readonly Token[], from: number, to: number): string {
  let joined = ''
  for (let at = from; at < to; at++) joined += tokens[at]?.text ?? ''
  return joined
}

/** Where each phrase that begins at a token may end, the longest first: at most `mostWords` words, counted by their gaps. */
export function phraseEnds(tokens: readonly Token[], from: number, mostWords: number): number[] {
  const ends: number[] = []
  let words = 0
  for (let at = from; at < tokens.length - 1; at++) {
    if (at === from || tokens[at]?.gap !== '') words++
    if (words > mostWords) break
    ends.unshift(at + 1)
  }
  return ends
}
