import type { FastifyRequest } from 'fastify'

import { editionOfHost } from '@otosafi/editions/host'

import { credentialsOf } from '../auth/cookies.ts'
import type { Sessions } from '../auth/sessions.ts'
import { Problem } from '../contract/problem.ts'
import type { Authenticate } from '../contract/router.ts'
import { NO_CREDENTIALS } from '../contract/session.ts'
import { isOfOwnPage } from './same-origin.ts'

/** What finding out who asks takes. */
export type Authentication = { sessions: Pick<Sessions, 'find'> }

const NOBODY = { session: null, credentials: NO_CREDENTIALS }

/**
 * Makes the step that lets requests in by what the contract says of their operation (decision 18). A token in the
 * Authorization header counts, else the cookie. Whether a change comes from the same origin was looked at before.
 */
export function createAuthenticate({ sessions }: Authentication): Authenticate {
  return async ({ guard }, request) => {
    if (guard === 'open') return NOBODY
    const credentials = credentialsOf(request.headers, request.addressing.protocol === 'https')
    if (guard === 'refresh') {
      if (credentials.refresh === null) throw new Problem('unauthorized')
      refuseIdle(request)
      if (credentials.from === 'cookies' && !isOfOwnPage(request)) throw new Problem('cross_origin')
      return { session: null, credentials }
    }
    const { access } = credentials
    const found = access === null ? 'unauthorized' : await sessions.find(editionOfHost(request.addressing.host), access)
    if (typeof found !== 'string') return { session: found, credentials }
    if (guard === 'session') throw new Problem(found)
    return { session: null, credentials }
  }
}

/** Throws `forbidden` for a request whose answer nobody may ever read: the token that it changes would be lost. */
function refuseIdle({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): void {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''
  if (method === 'HEAD' || /prefetch|prerender/i.test(String(purpose))) throw new Problem('forbidden')
}
