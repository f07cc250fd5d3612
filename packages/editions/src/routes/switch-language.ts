import type { Language } from '../language.ts'
import { parsePath } from './parse-path.ts'
import { pathFor } from './path-for.ts'
import type { RouteKey } from './route-table.ts'

/** The same page in another language, query kept (P-04). An unknown path leads to that language's home. */
export function pathInLanguage(path: string, query: string, language: Language): string {
  const parsed = parsePath(path)
  if (!parsed) return pathFor('home', language)
  const key = parsed.key === 'slash' ? 'home' : parsed.key
  const build = pathFor as (key: RouteKey, language: Language, params: Record<string, string>) => string
  return build(key, language, parsed.params) + query
}
