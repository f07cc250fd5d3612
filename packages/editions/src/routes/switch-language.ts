import type { Language } from '../language.ts'
import { parsePath } from './parse-path.ts'
import { pathFor } from './path-for.ts'
import { type RouteKey, ROUTES } from './route-table.ts'

/**
 * The same page in another language, query kept (P-04). An unknown path leads to that language's home. A page with one address
 * for all languages gets the language in its query.
 */
export function pathInLanguage(present: string, query: string, language: Language): string {
  const parsed = parsePath(present)
  if (!parsed) return pathFor('home', language)
  const key = parsed.key === 'slash' ? 'home' : parsed.key
  const build = pathFor as (key: RouteKey, language: Language, params: Record<string, string>) => string
  const path = build(key, language, parsed.params) + query
  return 'unprefixed' in ROUTES[key] ? `${path}${query ? '&' : '?'}language=${language}` : path
}
