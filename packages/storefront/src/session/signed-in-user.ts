import { data, redirect } from 'react-router'

import type { User } from '@otosafi/api-client/schema'

import { type PageArgs, pageRequest } from '../request/page-request.ts'
import { signInPath } from './return-address.ts'
import { visitorRequest } from './visitor-request.ts'

const UNAUTHORIZED = 401
const UNAVAILABLE = 503

/** Who is signed in, as the API says, and the headers of an answer that depends on it. Null for a guest. */
export async function signedInUser(args: PageArgs): Promise<{ user: User | null; headers: Headers }> {
  const { api, hasTokens, headers } = visitorRequest(args)
  if (!hasTokens) return { user: null, headers: headers() }
  const { data: user, response } = await api.GET('/profile')
  if (user === undefined && response.status !== UNAUTHORIZED)
    throw data(null, { status: UNAVAILABLE, headers: headers() })
  return { user: user ?? null, headers: headers() }
}

/** The signed-in visitor of a guarded page. Sends a guest to sign in, and from there back to this very page. */
export async function requireUser(args: PageArgs): Promise<{ user: User; headers: Headers }> {
  const { user, headers } = await signedInUser(args)
  if (user !== null) return { user, headers }
  const { url, language } = pageRequest(args)
  throw redirect(signInPath(url.pathname + url.search, language), { headers })
}
