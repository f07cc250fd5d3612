/** The most people who vote between cars (P-62). */
export const MAX_VOTERS = 50

/** The key of a voter: the name without case and surrounding whitespace. */
export function voterOf(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFKC').toLowerCase()
}
