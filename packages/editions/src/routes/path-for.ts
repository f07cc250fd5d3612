import { type Language, LANGUAGES } from '../language.ts'
import { type RouteKey, type RouteParams, ROUTES } from './route-table.ts'

/** Arguments of {@link pathFor} after the key and the language: parameters only where the route has some. */
type ParamArguments<Key extends RouteKey> = keyof RouteParams<Key> extends never ? [] : [params: RouteParams<Key>]

/**
 * The address of a page, the only way to make one. Home is the prefix alone, or `/home` in English (P-07).
 * Parameters are percent-encoded; an empty one throws a RangeError, since it would address another page.
 */
export function pathFor<Key extends RouteKey>(key: Key, language: Language, ...[params]: ParamArguments<Key>): string {
  const { path } = ROUTES[key]
  const { prefix } = LANGUAGES[language]
  if (key === 'home' && prefix !== '') return `/${prefix}`
  const values = (params ?? {}) as Record<string, string>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new RangeError(`Route ${key} needs "${name}"`)
    return encodeURIComponent(value)
  })
  return 'unprefixed' in ROUTES[key] || prefix === '' ? `/${filled}` : `/${prefix}/${filled}`
}
