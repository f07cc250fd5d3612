import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'

import { RETURN, returningTo } from './sign-in-path.ts'

/** A dummy base: an address that resolves to another host leaves the site. */
const HERE = 'http://here.invalid'

/** The path of another page to sign in or up, with the return address that the query of the present one holds. */
export function withReturnAddress(path: string, query: URLSearchParams): string {
  const address = query.get(RETURN)
  return address === null ? path : returningTo(address, path)
}

/**
 * The return address of the sign-in page. Its query is parsed by the route table and the address built again from it, in
 * the language of the sign-in page, so that it cannot be an open redirect. Anything else leads to the account.
 */
export function returnAddress(query: URLSearchParams, language: Language): string {
  return ownAddress(query.get(RETURN) ?? '', language) ?? pathFor('account', language)
}

function ownAddress(text: string, language: Language): string | null {
  // `//` and `/\` would begin a host.
  if (!/^\/(?!\/)[^\\]*$/.test(text) || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search } = new URL(text, HERE)
  const parsed = origin === HERE && !pathname.includes('//') ? parsePath(pathname) : null
  if (parsed === null || parsed.key === 'signIn' || parsed.key === 'signUp') return null
  if (parsed.language !== null && !edition.languages.includes(parsed.language)) return null
  return pathInLanguage(pathname, search, language)
}
