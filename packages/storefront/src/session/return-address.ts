import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'

/** Query parameter that names the page to come back to after signing in. */
const RETURN = 'return'

/** Any host at all: an address that leads to another one than this leaves the site. */
const HERE = 'http://here.invalid'

/** The address of the page to sign in, from which one comes back to the page at `path`. */
export function signInPath(path: string, language: Language): string {
  return `${pathFor('signIn', language)}?${RETURN}=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}

/**
 * Where the page to sign in leads on to. Only a page of this site's own routes is taken from its query, and written anew
 * from the route table, so that nothing in it can lead elsewhere; it is in the language of the page to sign in. Anything
 * else leads to the account.
 */
export function returnAddress(query: URLSearchParams, language: Language): string {
  return ownAddress(query.get(RETURN) ?? '', language) ?? pathFor('account', language)
}

function ownAddress(text: string, language: Language): string | null {
  // Two slashes name a host, and so does one that leans the other way.
  if (!/^\/(?!\/)[^\\]*$/.test(text) || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search } = new URL(text, HERE)
  const parsed = origin === HERE && !pathname.includes('//') ? parsePath(pathname) : null
  if (parsed === null || parsed.key === 'signIn') return null
  if (parsed.language !== null && !edition.languages.includes(parsed.language)) return null
  return pathInLanguage(pathname, search, language)
}
