import { plainText } from './plain-text.ts'
import { numberIn } from './read-number.ts'

/** Reads a whole number: one with a fraction, other than zeros, is none. */
export function readWholeNumber(text: string): number | undefined {
  const value = numberIn(plainText(text))
  return Number.isInteger(value) ? value : undefined
}
