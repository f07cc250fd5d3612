import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import type { Decoded } from '../contract/decode-request.ts'
import { Problem } from '../contract/problem.ts'
import type { Respond } from '../contract/router.ts'
import type { AnswerHeaders } from '../contract/typed-operation.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { createSecret } from '../db/secrets.ts'
import { countRequest } from '../http/count-request.ts'
import { fingerprintOf } from '../http/fingerprint.ts'
import { findStoredResponse, runIdempotently, type Keyed } from '../http/idempotent-responses.ts'
import { storePictures } from '../http/store-pictures.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { CONTENT_PICTURES, STOCK_PHOTOS, type Uploads } from '../media/uploads/uploads.ts'
import { writeAudit } from './audit-log.ts'
import type { OfficeOperation } from './contract.ts'
import type { Change, OfficeContext, OfficeHandlers } from './handler.ts'
import { refuseUnconfirmed } from './sensitive.ts'
import type { Staff } from './staff.ts'
import { refuseOtherEdition } from './stock-car.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and their session; set for every operation of its contract. */
    office?: Pick<OfficeContext, 'staff'> & { secret: string | null; confirmedAt: Date | null }
  }
}

/** The edition under which idempotency keys are kept: not every operation of the office is one of an edition. */
const KEYS_EDITION = EDITION_IDS[0]

type AnyAnswer = { status: number; body?: unknown; headers?: AnswerHeaders }
type AnyContext = OfficeContext & {
  secret: string | null
  write?: Write
  audit?: (change: Change) => Promise<void>
}
type AnyHandler = (input: Decoded, context: AnyContext) => Promise<AnyAnswer>

/** A change whose pictures are stored already, to be made in a transaction. */
type PreparedChange = (write: Write) => Promise<AnyAnswer>

/** Dependencies of answering, besides handlers. */
export type OfficeResponding = {
  database: Pick<Database, 'kysely'>
  limiter: Pick<RateLimiter, 'count'>
  uploads: Pick<Uploads, 'store' | 'sweepSoon'>
  clock: () => number
}

/**
 * Creates the part between router and handlers. Nothing of the office is cached. What changes something is one transaction with
 * its entry in the audit log: without an entry nothing is changed.
 */
export function createOfficeRespond(
  handlers: OfficeHandlers,
  { database, limiter, uploads, clock }: OfficeResponding,
): Respond<OfficeOperation> {
  const findFingerprintSecret = createSecret(database, 'fingerprints')

  /** The body of a change; the pictures of a form are stored for the edition in its path, if that is one of the sender's. */
  async function bodyOf(
    { id, takes }: OfficeOperation,
    { body, path }: Decoded,
    staff: Staff | null,
  ): Promise<unknown> {
    if (takes !== 'multipart') return body
    const edition = path['edition'] as EditionId
    if (staff !== null) refuseOtherEdition(staff, edition)
    const folder = id === 'addPicture' ? CONTENT_PICTURES : STOCK_PHOTOS
    return storePictures(body, (picture) => uploads.store(edition, picture, folder))
  }

  /** The key of a request, with what must not differ when it is repeated: not a picture, which a browser encodes to other bytes. */
  async function keyedOf(
    { id, takes }: OfficeOperation,
    { path, body }: Decoded,
    { staff, now }: OfficeContext,
    key: string,
  ): Promise<Keyed> {
    const repeated = { path, body: takes === 'multipart' ? null : body, of: staff?.id }
    const secret = await findFingerprintSecret()
    const fingerprint = fingerprintOf(secret, `office ${id}`, repeated)
    return { edition: KEYS_EDITION, key, fingerprint, secret, now }
  }

  /** Makes a change, or finds the response to the one that was made with the same key. */
  async function changeOnce(keyed: Keyed, prepare: () => Promise<PreparedChange>): Promise<AnyAnswer> {
    let stored = await findStoredResponse(database, keyed)
    if (stored === null) {
      const make = await prepare()
      stored = await runIdempotently(database, keyed, async (write) => {
        const { status, body } = await make(write)
        return { status, body: JSON.stringify(body) }
      })
    }
    return { status: stored.status, body: JSON.parse(stored.body) }
  }

  return async (operation, input, request, reply) => {
    const handler = handlers[operation.id] as unknown as AnyHandler
    const context = contextOf(request, new Date(clock()))
    const sender = { address: context.address, account: context.staff?.id }
    await countRequest(limiter, { id: `office ${operation.id}`, limit: operation.limit }, sender)
    const confirmedAt = request.office?.confirmedAt ?? null
    refuseUnconfirmed(operation.sensitive ?? [], input, { confirmedAt, now: context.now })
    if (operation.method === 'GET' || operation.guard === 'open') {
      send(request, reply, await handler(input, context))
      return
    }
    const prepare = async (): Promise<PreparedChange> => {
      const body = await bodyOf(operation, input, context.staff)
      return (write) => change(handler, { ...input, body }, { ...context, write }, operation.id)
    }
    const key = operation.once ? request.headers['idempotency-key'] : undefined
    const answer =
      typeof key === 'string' && key !== ''
        ? await changeOnce(await keyedOf(operation, input, context, key), prepare)
        : await inTransaction(database, await prepare())
    uploads.sweepSoon()
    send(request, reply, answer)
  }
}

async function change(
  handler: AnyHandler,
  input: Decoded,
  context: AnyContext & { write: Write },
  operation: string,
): Promise<AnyAnswer> {
  const { write, staff, now, requestId } = context
  if (staff === null) throw new Problem('unauthorized')
  let isWritten = false
  const answer = await handler(input, {
    ...context,
    async audit(changed) {
      isWritten = true
      await writeAudit(write, { at: now, staffId: staff.id, operation, requestId }, changed)
    },
  })
  if (!isWritten) throw new Error(`${operation} has changed something without an entry in the audit log`)
  return answer
}

function contextOf(request: FastifyRequest, now: Date): AnyContext {
  const { staff, secret } = request.office ?? { staff: null, secret: null }
  const { address, protocol, host } = request.addressing
  return { staff, secret, now, address, host, isSecure: protocol === 'https', requestId: request.id }
}

function send(request: FastifyRequest, reply: FastifyReply, { status, body, headers = {} }: AnyAnswer): void {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  if (body instanceof Readable) {
    request.checkResponse?.(status, 'text/csv', '')
    void reply.type('text/csv; charset=utf-8').send(body)
    return
  }
  request.checkResponse?.(status, body === undefined ? null : 'application/json', body)
  void (body === undefined ? reply.send() : reply.send(body))
}
