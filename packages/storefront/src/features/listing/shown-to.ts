import { MAX_PAGE } from '@otosafi/domain/listing/limits'
import { readWholeNumber } from '@otosafi/domain/reading/read-whole-number'

/** The parameter of a listing's address that holds the last page that "show more" has appended. */
export const SHOWN_TO = 'to'

/** The most pages that an address appends to its first one. */
const MAX_FURTHER = 9

/** The last page that the address shows, which begins with `page`; none beyond those that can be asked for. */
export function shownTo(params: URLSearchParams, page: number): number {
  const to = readWholeNumber(params.get(SHOWN_TO) ?? '') ?? page
  return Math.min(Math.max(to, page), page + MAX_FURTHER, MAX_PAGE)
}
