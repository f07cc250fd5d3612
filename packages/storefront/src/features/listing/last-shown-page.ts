import { MAX_PAGE } from '@otosafi/domain/listing/limits'
import { readWholeNumber } from '@otosafi/domain/reading/read-whole-number'

/** The query parameter of a listing with the last page that "show more" has appended. */
export const LAST_PAGE = 'to'

/** The most pages that an address appends to its first one. */
const MAX_APPENDED = 9

/** The last page that an address shows whose first one is `page`, at most the last that can be requested. */
export function lastShownPage(params: URLSearchParams, page: number): number {
  const to = readWholeNumber(params.get(LAST_PAGE) ?? '') ?? page
  return Math.min(Math.max(to, page), page + MAX_APPENDED, MAX_PAGE)
}
