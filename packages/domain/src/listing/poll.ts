import { plainText } from '../reading/plain-text.ts'

/** The most people who vote between cars (P-62). */
export const MAX_VOTERS = 50

/** The key of a voter: the name without case, surrounding whitespace and signs that cannot be seen. */
export function voterOf(name: string): string {
  return plainText(name).toLowerCase()
}
