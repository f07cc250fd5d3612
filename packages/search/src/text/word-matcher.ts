import { distancesToBeginnings } from './edit-distance.ts'
import { normaliseText } from './normalise.ts'

/** Shorter words say little, and count only where nothing longer is asked. */
const LEAST_LETTERS = 3
/** Words from this length on may have one letter wrong. */
const LEAST_FOR_TYPO = 5

/**
 * How well a text answers what was typed: a function from a text to the share of the typed words that it has, 0 where it has
 * fewer than two thirds of them. A word is there where a word of the text begins with it, whatever the accents, forms of
 * Arabic letters or the Arabic article; a longer one may have a letter wrong. Nothing typed is in every text.
 */
export function createWordMatcher(typed: string): (text: string) => number {
  const words = [...new Set(wordsOf(typed))]
  const telling = words.filter((word) => word.length >= LEAST_LETTERS)
  const asked = telling.length > 0 ? telling : words
  return (text) => {
    const found = new Set(wordsOf(text))
    const share = asked.length === 0 ? 1 : asked.filter((word) => isAmong(word, found)).length / asked.length
    return share * 3 < 2 ? 0 : share
  }
}

function wordsOf(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(?:[وبفك]?ال|لل)(?=\p{L}{2})/u, ''))
}

function isAmong(word: string, found: ReadonlySet<string>): boolean {
  if (found.has(word)) return true
  for (const each of found) {
    if (each.startsWith(word)) return true
    if (word.length >= LEAST_FOR_TYPO && distancesToBeginnings(word, each, 1).some((distance) => distance <= 1))
      return true
  }
  return false
}
