import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

const COOKIE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/**
 * What the cookies say is the remembered language, where a page depends on it: the bare root redirects to that, and two
 * pages are rendered in it (P-04). Empty where they say none, and null for any other page.
 */
export function rememberedLanguage(path: string, cookies = ''): string | null {
  return path === '/' || hasOneAddress(path) ? (COOKIE.exec(cookies)?.[1] ?? '') : null
}
