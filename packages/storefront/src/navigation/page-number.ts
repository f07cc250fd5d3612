import { redirect } from 'react-router'

import { MAX_PAGE } from '@otosafi/domain/listing/limits'
import { readWholeNumber } from '@otosafi/domain/reading/read-whole-number'

/** The page that an address asks for; the first where it asks for none that there can be. */
export function pageNumber(params: URLSearchParams): number {
  const page = readWholeNumber(params.get('page') ?? '') ?? 1
  return Math.min(MAX_PAGE, Math.max(1, page))
}

/**
 * Leads an address beyond the last page to that page: cars and posts are fewer by the time that a link is opened. Throws
 * the redirect.
 */
export function leadToLastPage(url: URL, page: number, last: number): void {
  if (page <= last) return
  const params = new URLSearchParams(url.search)
  if (last > 1) params.set('page', String(last))
  else params.delete('page')
  throw redirect(params.size === 0 ? url.pathname : `${url.pathname}?${params}`)
}
