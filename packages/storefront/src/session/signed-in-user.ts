import { data, redirect } from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import type { User } from '@otosafi/api-client/schema'

import { signInPath } from '../navigation/sign-in-path.ts'
import { FOR_ONE_VISITOR } from '../request/language-of-request.ts'
import { type PageArgs, pageRequest } from '../request/page-request.ts'
import { visitorRequest } from './visitor-request.ts'

const UNAUTHORIZED = 401
const UNAVAILABLE = 503

/** The user of a session, and what the rest of an answer that depends on it is made with. */
type Visitor<Who> = {
  user: Who
  /** The API, which knows the visitor. */
  api: ApiClient
  headers: Headers
}

/** The signed-in user; null for a guest. */
export async function signedInUser(args: PageArgs): Promise<Visitor<User | null>> {
  const { api, hasTokens } = visitorRequest(args)
  const headers = new Headers(FOR_ONE_VISITOR)
  if (!hasTokens) return { user: null, api, headers }
  const { data: user, response } = await api.GET('/profile')
  if (user === undefined && response.status !== UNAUTHORIZED) throw data(null, { status: UNAVAILABLE, headers })
  return { user: user ?? null, api, headers }
}

/** The signed-in user of a guarded page. Redirects a guest to the sign-in page, which returns here. */
export async function requireUser(args: PageArgs): Promise<Visitor<User>> {
  const { user, ...rest } = await signedInUser(args)
  if (user !== null) return { user, ...rest }
  const { url, language } = pageRequest(args)
  throw redirect(signInPath(url.pathname + url.search, language), { headers: rest.headers })
}
