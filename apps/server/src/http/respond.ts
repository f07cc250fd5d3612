import { randomUUID } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { EditionId } from '@otosafi/editions/edition'

import { hashPassword } from '../auth/passwords.ts'
import type { Clock } from '../clock.ts'
import type { Decoded } from '../contract/decode-request.ts'
import type { Handlers, RequestContext } from '../contract/handler.ts'
import type { Operation } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import type { ReceivedPicture, StoredPicture } from '../contract/received-picture.ts'
import type { Respond } from '../contract/router.ts'
import type { AnswerHeaders } from '../contract/typed-operation.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { createSecret } from '../db/secrets.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { negotiateEncoding, MIN_COMPRESSED_BYTES } from './compress.ts'
import { countRequest, countText } from './count-request.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { fingerprintOf } from './fingerprint.ts'
import { findStoredResponse, runIdempotently, type StoredResponse } from './idempotent-responses.ts'
import { minuteOf, PUBLIC_CACHING, PUBLIC_VARY, questionOf, STALE_HEADERS } from './public-reads.ts'
import type { ReadLimiter } from './read-limiter.ts'
import { contextOf } from './request-context.ts'
import { createResponseCache, encodedBody, toCachedResponse, type CachedResponse } from './response-cache.ts'
import type { SharedCache } from './shared-cache.ts'
import { storePictures } from './store-pictures.ts'

/** Dependencies of answering, besides handlers. */
export type Responding = {
  /** Returns the present version of an edition's data. */
  search: { dataVersion: (edition: EditionId) => string }
  clock: Clock
  database: Pick<Database, 'kysely'>
  limiter: Pick<RateLimiter, 'count'>
  /** Keeps pictures; rejects where that cannot be done now. */
  uploads: { store: (edition: EditionId, picture: ReceivedPicture) => Promise<StoredPicture> }
}

type AnyAnswer = { status: number; body?: unknown; headers?: AnswerHeaders }
type AnyHandler = (input: Decoded, context: RequestContext & { write?: Write }) => Promise<AnyAnswer> | AnyAnswer

const KEY_HEADER = 'idempotency-key'

/**
 * Creates the part between router and handlers. Public reads are cached until their edition's data change, and served stale while the
 * database is away; everything else is private, rate-limited for each client, and idempotent where the contract requires a key.
 */
export function createRespond(
  handlers: Handlers,
  { search, clock, database, limiter, uploads }: Responding,
  sharedCache: SharedCache,
  reads: ReadLimiter,
): Respond<Operation> {
  const cache = createResponseCache(sharedCache)
  const findFingerprintSecret = createSecret(database, 'fingerprints')

  async function respondPublicly(
    operation: Operation,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    const question = questionOf(operation, input, context.language)
    const version = search.dataVersion(context.edition.id)
    const etag = etagOf(context.edition.id, version, question + minuteOf(operation, clock()))
    reply.headers({ etag, 'cache-control': PUBLIC_CACHING, vary: PUBLIC_VARY, 'content-language': context.language })
    const known = request.headers['if-none-match']
    if (matchesEtag(known, etag)) return reply.code(304).send()
    const key = `${context.edition.id} ${question}`
    const answer = await cachedOrNew(key, etag, async () => {
      countRead(request)
      const { status, body } = await handler(input, context)
      request.checkResponse?.(status, 'application/json', body)
      return body
    })
    if (answer.etag !== etag) {
      reply.headers({ etag: answer.etag, ...STALE_HEADERS })
      if (matchesEtag(known, answer.etag)) return reply.code(304).send()
    }
    return sendJson(answer, request, reply, () => cache.set(key, answer))
  }

  /** The answer with this ETag; while the database is away, the last cached one to the same request. */
  async function cachedOrNew(key: string, etag: string, work: () => Promise<unknown>): Promise<CachedResponse> {
    const last = cache.last(key, etag)
    if (last?.etag === etag) return last
    try {
      const answer = toCachedResponse(await work(), etag)
      cache.set(key, answer)
      return answer
    } catch (error) {
      if (last === undefined || !isUnavailable(error)) throw error
      return last
    }
  }

  /** Throws `rate_limited` with Retry-After (seconds) where a network has made too many uncached reads. */
  function countRead(request: FastifyRequest, work: 'answer' | 'signOut' = 'answer'): void {
    const seconds = reads.count(request, work)
    if (seconds !== null) throw new Problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })
  }

  async function countOne(operation: Operation, { visitor, session }: RequestContext): Promise<void> {
    // Uploads are counted before they are received.
    if (operation.takes === 'multipart') return
    await countRequest(limiter, operation, { address: visitor.address, account: session?.userId })
  }

  /** Does `work`, of which a text message that the request asks for is counted, unless it is refused: then none is sent. */
  async function countingText<T>(
    operation: Operation,
    { visitor }: RequestContext,
    { body }: Decoded,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!operation.texts?.(body as never)) return work()
    const takeBack = await countText(limiter, visitor.address)
    try {
      return await work()
    } catch (error) {
      await takeBack()
      throw error
    }
  }

  async function respondPrivately(
    operation: Operation,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    await countOne(operation, context)
    // A change without a limit of its own costs at least as much as a read.
    if (operation.method === 'GET' || operation.limit === null)
      countRead(request, operation.id === 'logout' ? 'signOut' : 'answer')
    const { status, body, headers } = await handler(input, context)
    request.checkResponse?.(status, body === undefined ? null : 'application/json', body)
    reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
    if (body === undefined) return reply.send()
    return sendJson({ body: Buffer.from(JSON.stringify(body)), encoded: {} }, request, reply)
  }

  async function respondOnce(
    operation: Operation,
    handler: AnyHandler,
    input: Decoded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const context = contextOf(request)
    // The contract lets some operations go without, where a repetition is harmless.
    const given = String(request.headers[KEY_HEADER] ?? '')
    const key = given === '' ? randomUUID() : given
    // Keys are scoped to their owner, so that nobody can read another's response.
    const owned = context.session ? { ...input, of: context.session.userId } : input
    const secret = await findFingerprintSecret()
    const fingerprint = fingerprintOf(secret, operation.id, owned)
    const keyed = { edition: context.edition.id, key, fingerprint, secret, now: new Date(clock()) }
    // A repeated key does not count for the rate limit: a retry on a bad connection is no flood.
    let stored: StoredResponse | null = await findStoredResponse(database, keyed)
    if (stored === null) {
      await countOne(operation, context)
      const store = (picture: ReceivedPicture) => uploads.store(context.edition.id, picture)
      // Before the transaction, for which others may wait.
      const body =
        operation.takes === 'multipart' ? await storePictures(input.body, store) : await withHash(operation, input.body)
      const work = async (write: Write): Promise<StoredResponse> => {
        const answer = await handler({ ...input, body }, { ...context, write })
        const { status, body: content } = answer
        request.checkResponse?.(status, content === undefined ? null : 'application/json', content)
        return { status, body: content === undefined ? '' : JSON.stringify(content) }
      }
      stored = await countingText(operation, context, input, () => runIdempotently(database, keyed, work))
    }
    reply.code(stored.status).header('cache-control', 'no-store')
    if (stored.body === '') return reply.send()
    return sendJson({ body: Buffer.from(stored.body), encoded: {} }, request, reply)
  }

  return async (operation, input, request, reply) => {
    // The types tie each operation to its handler; here all of them are called in one way.
    const handler = (handlers as unknown as Record<string, AnyHandler>)[operation.id]
    if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler`)
    if (operation.caching !== 'never') await respondPublicly(operation, handler, input, request, reply)
    else if (operation.once) await respondOnce(operation, handler, input, request, reply)
    else await respondPrivately(operation, handler, input, request, reply)
  }
}

/** A body whose new password, where it has one, is hashed. */
async function withHash({ hashes }: Pick<Operation, 'hashes'>, body: unknown): Promise<unknown> {
  if (hashes === undefined) return body
  const fields = body as Readonly<Record<string, string>>
  return { ...fields, [hashes]: await hashPassword(fields[hashes] ?? '') }
}

async function sendJson(
  answer: Omit<CachedResponse, 'etag'>,
  request: FastifyRequest,
  reply: FastifyReply,
  onCompressed?: () => void,
): Promise<FastifyReply> {
  const worthIt = answer.body.length > MIN_COMPRESSED_BYTES
  const encoding = worthIt ? negotiateEncoding(request.headers['accept-encoding']) : null
  const body = await encodedBody(answer, encoding, onCompressed)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}
