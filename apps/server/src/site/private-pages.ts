import { parsePath } from '@otosafi/editions/routes/parse-path'
import { sessionUseOf } from '@otosafi/editions/routes/route-table'

/**
 * Whether a page is made for one visitor, so that it is neither kept nor given to anybody else. Only these are given the
 * tokens of a session.
 */
export function isPrivatePage(path: string): boolean {
  const parsed = parsePath(path)
  return parsed !== null && sessionUseOf(parsed.key) !== null
}

/** The path of the page that an address is of, also where the router asks for its data alone. */
export function pagePath(url: string): string {
  const path = url.split('?')[0] ?? '/'
  return path.endsWith('.data') ? path.replace(/\/?(?:_root|_)?\.data$/, '') || '/' : path
}
