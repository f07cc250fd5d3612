import { parsePath } from '@otosafi/editions/routes/parse-path'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** Pages that show somebody's own, or lead somewhere else by who asks. Only these are given the tokens of a session. */
const PRIVATE: ReadonlySet<RouteKey> = new Set<RouteKey>(['account', 'accountSection', 'signIn', 'editProfile'])

/** Whether a page is made for one visitor, so that it is neither kept nor given to anybody else. */
export function isPrivatePage(path: string): boolean {
  const parsed = parsePath(path)
  return parsed !== null && PRIVATE.has(parsed.key)
}

/** The path of the page that an address is of, also where the router asks for its data alone. */
export function pagePath(url: string): string {
  const path = url.split('?')[0] ?? '/'
  return path.endsWith('.data') ? path.replace(/\/?(?:_root|_)?\.data$/, '') || '/' : path
}
