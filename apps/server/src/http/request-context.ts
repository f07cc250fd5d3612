import type { FastifyRequest } from 'fastify'

import { usageChoiceOf } from '@otosafi/domain/usage/usage-choice'
import { editionOfHost, originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { deviceOf } from '../auth/cookies.ts'
import type { RequestContext } from '../contract/handler.ts'
import { NO_CREDENTIALS } from '../contract/session.ts'
import { negotiateLanguage } from './negotiate-language.ts'

/** Edition by Host, language by Accept-Language (P-04), and a hash that distinguishes visitors. */
export function contextOf(request: FastifyRequest): RequestContext {
  const { host, address, protocol } = request.addressing
  const edition = EDITIONS[editionOfHost(host)]
  const { session, credentials } = request.authentication ?? { session: null, credentials: NO_CREDENTIALS }
  const isSecure = protocol === 'https'
  return {
    edition,
    language: negotiateLanguage(request.headers['accept-language'], edition),
    // The Host header is chosen by the client, so links are built from the edition's own host.
    origin: originOfEdition(edition.id, host),
    requestId: request.id,
    session,
    credentials,
    visitor: { address, userAgent: request.headers['user-agent'] ?? '' },
    isSecure,
    usageChoice: usageChoiceOf(request.headers.cookie ?? ''),
    knownDevice: deviceOf(request.headers.cookie, isSecure),
  }
}
