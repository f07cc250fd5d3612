import { data } from 'react-router'

import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'

/** Statuses of the API for a secret that leads to nothing, whole or cut. */
const LOST: readonly number[] = [404, 422]
const NOT_FOUND = 404
const GONE = 410
const UNAVAILABLE = 503

/** Why a secret link leads to nothing: nothing is known of it, or what it led to has long been over. */
export type LinkEnd = 'lost' | 'ended'

/**
 * The data behind a secret link, or the reason why there are none, which its page shows with help to go on. Throws the page's
 * 503 for any other failure.
 */
export function linkResult<Data>({
  data: found,
  response,
}: {
  data?: Data
  response: Response
}): { found: Data; end: null } | { found: null; end: LinkEnd } {
  if (found !== undefined) return { found, end: null }
  if (LOST.includes(response.status)) return { found: null, end: 'lost' }
  if (response.status === GONE) return { found: null, end: 'ended' }
  throw data(null, { status: UNAVAILABLE, headers: FOR_ONE_VISITOR })
}

/** The answer of a page that is reached by a secret link: never cached, and 404 or 410 where it leads to nothing. */
export function answerLinkPage<Answer>(answer: Answer, end: LinkEnd | null) {
  const status = end === null ? 200 : end === 'lost' ? NOT_FOUND : GONE
  return data(answer, { status, headers: FOR_ONE_VISITOR })
}
