import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

/** Texts that are remembered as logged. Their names are in the code, so that there are never so many. */
const MAX_LOGGED = 1000

/**
 * Logs each text that a page of the server looked for and has not, once while the process runs. Visitors see nothing in
 * its place.
 */
export function createMissingTextLog(edition: EditionId, language: Language): (key: string) => void {
  const logged = new Set<string>()
  return (key) => {
    if (logged.has(key) || logged.size >= MAX_LOGGED) return
    logged.add(key)
    // oxlint-disable-next-line eslint/no-console -- a bundle has no other access to the log of its process
    console.error(`No text in ${language} of ${edition}: ${JSON.stringify(key)}`)
  }
}
