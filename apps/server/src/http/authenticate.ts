import type { FastifyRequest } from 'fastify'

import { isPrefetch } from '@otosafi/domain/session/is-prefetch'
import { editionOfHost } from '@otosafi/editions/host'

import { credentialsOf } from '../auth/cookies.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Operation } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import { type Credentials, NO_CREDENTIALS, type Session } from '../contract/session.ts'
import { isOfOwnPage } from './same-origin.ts'

/** Dependencies of authentication. */
export type Authenticating = { sessions: Pick<Sessions, 'find'> }

/** The session and tokens of a request. */
type Authentication = { session: Session | null; credentials: Credentials }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every operation of the contract with visitors. */
    authentication?: Authentication
  }
}

const NOBODY: Authentication = { session: null, credentials: NO_CREDENTIALS }

/**
 * Creates the step that authenticates requests by the guard of their operation (P-27). A token in the Authorization header
 * counts, else the cookie, which counts for pages of the same origin alone: what others ask with it is `cross_origin`, reads
 * included, although browsers would not let them see the answer.
 */
export function createAuthenticate({
  sessions,
}: Authenticating): (operation: Pick<Operation, 'guard'>, request: FastifyRequest) => Promise<Authentication> {
  return async ({ guard }, request) => {
    if (guard === 'open') return NOBODY
    const credentials = credentialsOf(request.headers, request.addressing.protocol === 'https')
    const hasCookies = credentials.from === 'cookies' && (credentials.access ?? credentials.refresh) !== null
    const isForeign = hasCookies && !isOfOwnPage(request)
    if (guard === 'refresh') {
      if (credentials.refresh === null) throw new Problem('unauthorized')
      refuseIdle(request)
      if (isForeign) throw new Problem('cross_origin')
      return { session: null, credentials }
    }
    if (isForeign) {
      if (guard === 'session') throw new Problem('cross_origin')
      return NOBODY
    }
    const { access } = credentials
    const found = access === null ? 'unauthorized' : await sessions.find(editionOfHost(request.addressing.host), access)
    if (typeof found !== 'string') return { session: found, credentials }
    if (guard === 'session') throw new Problem(found)
    return { session: null, credentials }
  }
}

/** Throws `forbidden` for a request whose answer the client cannot read: the rotated token would be lost. */
function refuseIdle(request: Pick<FastifyRequest, 'method' | 'headers'>): void {
  if (request.method === 'HEAD' || isPrefetch((name) => request.headers[name])) throw new Problem('forbidden')
}
