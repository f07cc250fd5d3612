import { plainText } from './plain-text.ts'

/** A longer text is no year. */
const MAX_LENGTH = 60

/** Reads a year of four digits, with words around it: `2018`, `depuis 2018`. */
export function readYear(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const [, year] = /^[^\d-]*(\d{4})\D*$/.exec(plainText(text)) ?? []
  return year === undefined ? undefined : Number(year)
}
