/** Days for which a link to vote works, and its votes are kept (P-62). */
export const POLL_DAYS = 60

/** The most people who vote between cars (P-62). */
export const MAX_VOTERS = 50

/** What one person's votes have in common: the name without case, and without what surrounds it. */
export function voterOf(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFKC').toLowerCase()
}
