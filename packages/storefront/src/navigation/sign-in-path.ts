import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

/** Query parameter with the return address. */
export const RETURN = 'return'

/** A page that returns to `address`. */
export function returningTo(address: string, path: string): string {
  return `${path}?${RETURN}=${encodeURIComponent(address).replaceAll('%2F', '/')}`
}

/** The address of the sign-in page that returns to the page at `path`. */
export function signInPath(path: string, language: Language): string {
  return returningTo(path, pathFor('signIn', language))
}
