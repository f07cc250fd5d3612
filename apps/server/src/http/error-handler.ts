import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { ContractError } from '../contract/check-response.ts'
import { Problem, unavailable } from '../contract/problem.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { PaymentsError } from '../outside/payments/payments-port.ts'
import { StorageUnavailable } from '../outside/storage/storage-port.ts'

/** Answers an error as a problem document (P-37). Details of internal errors go to the log alone. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendDocument(error, request, reply, {})
}

/** As {@link sendProblem}, with `more` in its document. */
export function sendDocument(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  more: Readonly<Record<string, unknown>>,
): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  // The contract is checked in tests and development only, where the message may be shown.
  const detail = error instanceof ContractError ? { detail: error.message.slice(0, 1000) } : {}
  const document = { ...problem.toDocument(request.id), ...detail, ...more }
  if (!(error instanceof ContractError)) request.checkResponse?.(problem.status, 'application/problem+json', document)
  // Those of the answer that could not be given.
  for (const header of ['etag', 'content-language']) reply.removeHeader(header)
  return (
    reply
      .code(problem.status)
      // A bearer challenge, which does not open the browser's password dialog.
      .headers(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {})
      .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...problem.headers })
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(document)
  )
}

/** The problem that the client receives for an error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isUnavailable(error) || error instanceof StorageUnavailable || error instanceof PaymentsError)
    return unavailable()
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported_media_type')
  if (statusCode === 413) return new Problem('payload_too_large')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('malformed_request')
  return new Problem('internal')
}
