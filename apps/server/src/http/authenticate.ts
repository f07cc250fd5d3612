import type { FastifyRequest } from 'fastify'

import { editionOfHost } from '@otosafi/editions/host'

import { credentialsOf } from '../auth/cookies.ts'
import type { Sessions } from '../auth/sessions.ts'
import { Problem } from '../contract/problem.ts'
import type { Authenticate } from '../contract/router.ts'
import { NO_CREDENTIALS } from '../contract/session.ts'
import { isPrefetch } from './prefetch.ts'
import { isOfOwnPage } from './same-origin.ts'

/** Dependencies of authentication. */
export type Authentication = { sessions: Pick<Sessions, 'find'> }

const NOBODY = { session: null, credentials: NO_CREDENTIALS }

/**
 * Creates the step that authenticates requests by the guard of their operation (P-27). A token in the Authorization header
 * counts, else the cookie, which counts for pages of the same origin alone: what others ask with it is `cross_origin`, reads
 * included, although browsers would not let them see the answer.
 */
export function createAuthenticate({ sessions }: Authentication): Authenticate {
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
  if (request.method === 'HEAD' || isPrefetch(request)) throw new Problem('forbidden')
}
