import type { FastifyRequest } from 'fastify'

import { editionOfHost, originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { deviceOf } from '../auth/cookies.ts'
import type { RequestContext } from '../contract/handler.ts'
import { NO_CREDENTIALS } from '../contract/session.ts'
import { negotiateLanguage } from './negotiate-language.ts'

/** Edition by Host, language by Accept-Language (decision 4), and what tells visitors apart. */
export function contextOf(request: FastifyRequest): RequestContext {
  const { host, address, protocol } = request.addressing
  const edition = EDITIONS[editionOfHost(host)]
  const { session, credentials } = request.authentication ?? { session: null, credentials: NO_CREDENTIALS }
  const isSecure = protocol === 'https'
  return {
    edition,
    language: negotiateLanguage(request.headers['accept-language'], edition),
    // The host itself is the caller's to choose, so links are made from the edition's own.
    origin: originOfEdition(edition.id, host),
    requestId: request.id,
    session,
    credentials,
    visitor: { address, userAgent: request.headers['user-agent'] ?? '' },
    isSecure,
    knownDevice: deviceOf(request.headers.cookie, isSecure),
  }
}
