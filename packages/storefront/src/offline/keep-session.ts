import { hasSession } from '@otosafi/domain/session/has-session'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { type RouteKey, sessionUseOf } from '@otosafi/editions/routes/route-table'
import { pagePathOf } from '@otosafi/framework-output/data/page-path'

import { signInPath } from '../navigation/sign-in-path.ts'
import { browserSession, sendOfPage } from '../request/browser-session.ts'
import { languageOfDocument } from '../request/language-of-path.ts'

const UNAUTHORIZED = 401
/** The status of a redirect in the router's data protocol. */
const REDIRECT = 202
/** The problems of an answer that mean that there is no session, and not that a password was wrong. */
const NO_SESSION = /"(?:unauthorized|token_expired)"/

/** The pages whose forms sign in and out, of whatever account the page is. */
const SIGNING: ReadonlySet<RouteKey | undefined> = new Set(['signIn', 'account'])

/**
 * Sends forms of a visitor who is signed in: where the session has ended meanwhile, they are asked to sign in again, over the
 * page, and the same request, with the same key, is sent once more. If they do not, the server's answer is returned. Where
 * somebody else has signed in meanwhile, nothing is sent.
 */
export function createSessionKeeper(): (address: URL, send: () => Promise<Response>) => Promise<Response> {
  let wasSignedIn = hasSession(document.cookie)
  return async ({ pathname }, sendForm) => {
    const isSigning = SIGNING.has(parsePath(pagePathOf(pathname))?.key)
    const send = isSigning ? sendForm : () => sendOfPage(sendForm)
    wasSignedIn ||= hasSession(document.cookie)
    const answer = await send()
    // A page that needs a session was opened by somebody who had one, though it ended before this began to watch.
    const mayBeLost = wasSignedIn || (answer.status === UNAUTHORIZED && needsSession(location.pathname))
    if (!mayBeLost || !(await isForGuest(answer))) return answer
    return (await browserSession.regain(browserSession.epoch())) ? send() : answer
  }
}

/** Whether the page with this path is answered to those alone who are signed in. */
function needsSession(path: string): boolean {
  const route = parsePath(path)
  return route !== null && sessionUseOf(route.key) === 'needed'
}

/** Whether a form was answered as one of a guest: refused, or led to where one signs in and comes back. */
async function isForGuest(answer: Response): Promise<boolean> {
  const { status } = answer
  if (status !== UNAUTHORIZED && status !== REDIRECT) return false
  const body = await answer.clone().text()
  return status === UNAUTHORIZED ? NO_SESSION.test(body) : body.includes(signInPath('', languageOfDocument()))
}
