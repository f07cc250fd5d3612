import { createContext, type MiddlewareFunction } from 'react-router'

import { FOR_ONE_VISITOR } from '../request/language-of-request.ts'

/** The `Set-Cookie` lines of the API that the answer to a request passes on: the last one of each cookie, by its name. */
export type PassedOn = Map<string, string>

/** Cookies for {@link passOnCookies} to add to the response; null outside of it. */
export const passedOnContext = createContext<PassedOn | null>(null)

/**
 * Passes the cookies that the API has set for a visitor on with the answer, whatever that is: else a session that was renewed
 * on the way would be lost with the page that could not be shown.
 */
export const passOnCookies: MiddlewareFunction<Response> = async ({ context }, next) => {
  const lines: PassedOn = new Map()
  context.set(passedOnContext, lines)
  const answer = await next()
  if (lines.size === 0) return answer
  for (const [name, value] of Object.entries(FOR_ONE_VISITOR)) answer.headers.set(name, value)
  for (const line of lines.values()) answer.headers.append('set-cookie', line)
  return answer
}
