import type { Language } from '@otosafi/editions/language'

/** A year, in seconds: as long as browsers keep what a page writes. */
const YEAR_SECONDS = 31_536_000

/** The cookie by which the server knows the language that a visitor has chosen (P-04). `protocol` is the page's own. */
export function languageCookie(language: Language, protocol: string): string {
  return `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}
