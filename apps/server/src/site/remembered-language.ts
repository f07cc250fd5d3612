import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

const COOKIE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/**
 * The remembered language in the cookies, for the pages that depend on it: the bare root redirects to it, and two pages
 * are rendered in it (P-04). Empty where there is none, null for any other page.
 */
export function rememberedLanguage(path: string, cookies = ''): string | null {
  return path === '/' || hasOneAddress(path) ? (COOKIE.exec(cookies)?.[1] ?? '') : null
}
