import { data } from 'react-router'

import { FOR_ONE_VISITOR } from '../request/language-of-request.ts'

/** Statuses of the API for a secret that leads to nothing, whole or cut. */
const LOST: readonly number[] = [404, 422]
const NOT_FOUND = 404
const UNAVAILABLE = 503

/**
 * What a secret link leads to; null where it leads to nothing, which its page says with help to go on. Throws the page's
 * 503 for any other failure.
 */
export function followed<Data>({ data: found, response }: { data?: Data; response: Response }): Data | null {
  if (found !== undefined) return found
  if (LOST.includes(response.status)) return null
  throw data(null, { status: UNAVAILABLE, headers: FOR_ONE_VISITOR })
}

/** The answer of a page that is reached by a secret link: never cached, and 404 where it leads to nothing. */
export function answerFollowed<Answer>(answer: Answer, isFound: boolean) {
  return data(answer, { status: isFound ? 200 : NOT_FOUND, headers: FOR_ONE_VISITOR })
}
