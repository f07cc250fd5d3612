import { normaliseText } from './normalise.ts'
import { joinedOf, phraseEnds, type Token } from './tokens.ts'

/** The longest phrase that begins at a token: what it means, and the token after it. */
export type PhraseTable<M> = (
  tokens: readonly Token[],
  from: number,
) => { readonly meaning: M; readonly next: number } | undefined

/** The most words of a phrase. */
const MAX_WORDS = 5

/** A table of phrases, separated by commas, each with its meaning. */
export function phraseTable<M>(rows: Iterable<readonly [meaning: M, phrases: string]>): PhraseTable<M> {
  const meanings = new Map<string, M>()
  for (const [meaning, phrases] of rows)
    for (const phrase of phrases.split(',')) meanings.set(normaliseText(phrase).replaceAll(' ', ''), meaning)
  return (tokens, from) => {
    for (const next of phraseEnds(tokens, from, MAX_WORDS)) {
      const meaning = meanings.get(joinedOf(tokens, from, next))
      if (meaning !== undefined) return { meaning, next }
    }
    return undefined
  }
}
