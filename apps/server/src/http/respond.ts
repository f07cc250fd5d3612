import type { FastifyReply, FastifyRequest } from 'fastify'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Decoded } from '../contract/decode-request.ts'
import type { OperationSpec } from '../contract/document.ts'
import type { AnswerHeaders, Handlers, RequestContext } from '../contract/handler.ts'
import { Problem } from '../contract/problem.ts'
import type { Respond } from '../contract/router.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { LIMITS } from '../limits/limits.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { answerOnce, findAnswer, type KeptAnswer } from './answer-once.ts'
import { negotiateEncoding, WORTH_COMPRESSING } from './compress.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { fingerprintOf } from './fingerprint.ts'
import { isPublicRead, PUBLIC_CACHING, PUBLIC_VARY, questionOf } from './public-reads.ts'
import type { ReadLimiter } from './read-limiter.ts'
import { contextOf } from './request-context.ts'
import { createResponseCache, encodedBody, storedAnswer, type StoredAnswer } from './response-cache.ts'
import type { SharedCache } from './shared-cache.ts'

/** What answering takes besides handlers. */
export type Responding = {
  /** Says which version of its data an edition is at. */
  search: { dataVersion: (edition: EditionId) => string }
  clock: Clock
  database: Pick<Database, 'kysely'>
  limiter: Pick<RateLimiter, 'count'>
}

type AnyAnswer = { status: number; body?: unknown; headers?: AnswerHeaders }
type AnyHandler = (input: Decoded, context: RequestContext & { write?: Write }) => Promise<AnyAnswer> | AnyAnswer

const KEY_HEADER = 'idempotency-key'

/**
 * Makes the part between router and handlers. A public read has an ETag of what it depends on, checked before anything
 * is worked out, and its JSON is kept while the data of its edition stay as they are. All else is private, limited for
 * each client, and done once for each key where the contract asks for one.
 */
export function createRespond(
  handlers: Handlers,
  { search, clock, database, limiter }: Responding,
  sharedCache: SharedCache,
  reads: ReadLimiter,
): Respond {
  const cache = createResponseCache(sharedCache)

  async function respondPublicly(
    operation: OperationSpec,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    const question = questionOf(operation, input, context.language, clock())
    const version = search.dataVersion(context.edition.id)
    const etag = etagOf(context.edition.id, version, question)
    reply.headers({ etag, 'cache-control': PUBLIC_CACHING, vary: PUBLIC_VARY, 'content-language': context.language })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const key = `${context.edition.id} ${version} ${question}`
    let answer = cache.get(key)
    if (answer === undefined) {
      countRead(request)
      const { status, body } = await handler(input, context)
      request.checkResponse?.(status, 'application/json', body)
      answer = storedAnswer(body)
      cache.set(key, answer)
    }
    const kept = answer
    return sendJson(answer, request, reply, () => cache.set(key, kept))
  }

  /** Throws `rate_limited` with Retry-After (seconds) where a network has had too much worked out. */
  function countRead(request: FastifyRequest): void {
    const seconds = reads.count(request, 'answer')
    if (seconds !== null) throw new Problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })
  }

  async function countOne({ id }: OperationSpec, { visitor }: RequestContext): Promise<void> {
    const limit = LIMITS[id]
    if (limit !== undefined) await limiter.count(id, visitor.address, limit)
  }

  async function respondPrivately(
    operation: OperationSpec,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    await countOne(operation, context)
    if (operation.method === 'GET') countRead(request)
    const { status, body, headers } = await handler(input, context)
    request.checkResponse?.(status, body === undefined ? null : 'application/json', body)
    reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
    if (body === undefined) return reply.send()
    return sendJson({ body: Buffer.from(JSON.stringify(body)), encoded: {} }, request, reply)
  }

  async function respondOnce(
    operation: OperationSpec,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    const key = String(request.headers[KEY_HEADER])
    // A key is its owner's: nobody is given what somebody else was answered.
    const fingerprint = fingerprintOf(operation.id, context.session ? { ...input, of: context.session.userId } : input)
    const keyed = { edition: context.edition.id, key, fingerprint, now: new Date(clock()) }
    // Who asks again for what was done is not counted again: a bad line is not a flood.
    let kept: KeptAnswer | null = await findAnswer(database, keyed)
    if (kept === null) {
      await countOne(operation, context)
      kept = await answerOnce(database, keyed, async (write) => {
        const { status, body } = await handler(input, { ...context, write })
        request.checkResponse?.(status, 'application/json', body)
        return { status, body: JSON.stringify(body) }
      })
    }
    reply.code(kept.status).header('cache-control', 'no-store')
    return sendJson({ body: Buffer.from(kept.body), encoded: {} }, request, reply)
  }

  return async (operation, input, request, reply) => {
    // The types tie each operation to its handler; here all of them are called alike.
    const handler = (handlers as unknown as Record<string, AnyHandler>)[operation.id]
    if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler`)
    if (isPublicRead(operation)) await respondPublicly(operation, handler, input, request, reply)
    else if (takesKey(operation)) await respondOnce(operation, handler, input, request, reply)
    else await respondPrivately(operation, handler, input, request, reply)
  }
}

/** Whether an operation is to be done once for each key (decision 25). */
function takesKey({ parameters }: OperationSpec): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === KEY_HEADER)
}

async function sendJson(
  answer: StoredAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  onCompressed?: () => void,
): Promise<FastifyReply> {
  const worthIt = answer.body.length > WORTH_COMPRESSING
  const encoding = worthIt ? negotiateEncoding(request.headers['accept-encoding']) : null
  const body = await encodedBody(answer, encoding, onCompressed)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}
