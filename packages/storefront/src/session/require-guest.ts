import { redirectDocument } from 'react-router'

import { returnAddress } from '../navigation/return-address.ts'
import { type PageArgs, pageRequest } from '../request/page-request.ts'
import { PROBE_COOKIE } from './probe-cookie.ts'
import { signedInUser } from './signed-in-user.ts'

/**
 * Headers of a page that only guests need, such as the one to sign in. Redirects who is signed in to the return
 * address.
 */
export async function requireGuest(args: PageArgs): Promise<Headers> {
  const { url, language } = pageRequest(args)
  const { user, headers } = await signedInUser(args)
  if (user !== null) throw redirectDocument(returnAddress(url.searchParams, language), { headers })
  return probeCookies(headers)
}

/** Has a page set a cookie that shows, by coming back with a form, that the browser keeps such cookies. */
export function probeCookies(headers: Headers): Headers {
  headers.append('set-cookie', `${PROBE_COOKIE}; HttpOnly`)
  return headers
}

/** Whether the browser that sends a form has kept the cookie that its page came with. */
export function keepsCookies(request: Request): boolean {
  return /(?:^|;\s*)cookies=1(?:;|$)/.test(request.headers.get('cookie') ?? '')
}
