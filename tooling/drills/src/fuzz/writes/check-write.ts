import { createResponseCheck, type ResponseCheck } from '@otosafi/server/contract/check-response'
import type { OperationId } from '@otosafi/server/contract/document'
import type { Operation } from '@otosafi/server/contract/operations'
import type { OperationSpec } from '@otosafi/server/contract/read-contract'
import type { TestResponse } from '@otosafi/server/testing/http-request'

import { checkApiAnswer, demand } from '../check-answer.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import { withSecrets } from '../secrets.ts'
import { send } from '../send.ts'
import { type Counts, difference } from '../tally.ts'
import { changedRequest } from './changed-request.ts'
import { type WriteRequest, WRITES } from './write-request.ts'

type Checked = { spec: Operation; check: ResponseCheck }

const OPERATIONS_BY_ID: ReadonlyMap<OperationId, Checked> = new Map(
  WRITES.map((spec) => [spec.id, { spec, check: createResponseCheck(spec) }]),
)

const REQUEST: Partial<Counts> = { requests: 1, outbox: 1, link_tokens: 1, idempotency_keys: 1 }
const NOTHING: Partial<Counts> = {}

/** A request to the team, without and with a receipt to an address that was not sent enough. */
const REQUESTS: readonly Partial<Counts>[] = [REQUEST, { ...REQUEST, outbox: 2 }]

/** Rows that other operations add when they are taken; null where that depends on what there was. */
const ADDED: Readonly<Partial<Record<OperationId, Partial<Counts> | null>>> = {
  createSubscriber: null,
  // With a mail where the address is subscribed.
  sendUnsubscribeLink: null,
  createBooking: null,
  cancelBooking: null,
  changeBookingContact: null,
  startDeposit: null,
  createVisit: null,
  createPoll: { idempotency_keys: 1, link_tokens: 1 },
  createCarWait: null,
  moveVisit: null,
  changeVisitContact: null,
  cancelVisit: null,
  createSellingCar: null,
  addSalePhotos: { idempotency_keys: 1 },
  scheduleInspection: null,
  cancelInspection: null,
  acceptOffer: null,
  refuseOffer: null,
  withdrawSale: null,
  createWishlist: { idempotency_keys: 1 },
  createSavedSearch: { idempotency_keys: 1 },
  // With a link where it is an address.
  signUp: null,
  sendVerificationLink: { outbox: 1, link_tokens: 1, idempotency_keys: 1 },
  sendOtp: { outbox: 1, idempotency_keys: 1 },
  forgotPassword: { outbox: 1, link_tokens: 1, idempotency_keys: 1 },
  resetPassword: { outbox: 1 },
  changePassword: { outbox: 1 },
  deleteAccount: null,
  setNewsletter: null,
  login: { sessions: 1 },
  // Replaces the one before, whose row is deleted.
  uploadProfilePhoto: null,
}

/**
 * Refusals that a request may meet although the contract has nothing against it: it is somebody else's password, neither
 * address nor number, a number where an address is asked for, one that was not verified, or was sent something a minute ago;
 * so many cars are offered already, or another offer is answered than that which was made.
 */
const UNKNOWN: Readonly<Partial<Record<OperationId, readonly number[]>>> = {
  login: [401],
  signUp: [422, 429],
  sendVerificationLink: [429],
  sendOtp: [422, 429],
  // A guest without a password of one's own.
  verifyAccount: [422],
  verifyOtp: [410, 422],
  forgotPassword: [429],
  sendUnsubscribeLink: [429],
  deleteAccount: [422],
  // Of the cars that are named, one is not in it.
  castVote: [422],
  createCarWait: [409, 429],
  confirmCarWait: [410],
  createVisit: [403, 404, 409, 410, 422],
  createInspectorRequest: [409],
  createDiagnosticRequest: [409],
  moveVisit: [409],
  // No sale has the photo that is named.
  removeSalePhoto: [422],
  // A home, where the edition does not inspect there.
  scheduleInspection: [409, 422],
  cancelInspection: [409],
  // As many are open as one may have where messages are to go.
  changeVisitContact: [409, 410, 422],
  createSellingCar: [409],
  acceptOffer: [409],
  refuseOffer: [409],
  startDeposit: [409],
  changeBookingContact: [409, 410, 422],
  createBooking: [403, 404, 409, 410, 422],
  updateSavedSearch: [422],
  // Another address without the password.
  updateProfile: [422],
  // In an edition without the pricing tool, or without a count of usage.
  valueCar: [404],
  recordUsage: [404],
  // A car of another edition, or one that is sold.
  valueTradeIn: [404, 409],
}

/** Sends a request, once or twice, and returns its status. Throws on a violation, in words. */
export async function checkWrite(world: FuzzWorld, request: WriteRequest): Promise<number> {
  const operation = OPERATIONS_BY_ID.get(request.operation)
  if (operation === undefined) throw new Error(`There is no write ${request.operation}`)
  const filled = await withSecrets(world, request)
  const sent = { ...filled, body: Buffer.from(filled.body, request.encoding) }
  const before = await world.tally.tidy()
  const both = request.again === 'together' && operation.spec.once
  const answers = await Promise.all(both ? [send(world, sent), send(world, sent)] : [send(world, sent)])
  const [answer] = answers
  if (answer === undefined) throw new Error('No answer')
  for (const each of answers) checkAnswer(operation, request, each)
  const after = await world.tally.count()
  checkRows(operation.spec, answer.status, before, after)
  if (!operation.spec.once) return answer.status
  if (both) demandSame(answer, answers[1])
  if (answer.status < 300 && (request.again === 'after' || request.again === 'changed')) {
    const other = request.again === 'after' ? sent : changedRequest(operation.spec, sent)
    if (other === null) return answer.status
    const again = await send(world, other)
    checkAnswer(operation, { ...request, expected: 'open' }, again)
    if (request.again === 'after') demandSame(answer, again)
    else demand(again.status === 409, `${again.status} for another request with a key that was used`)
    const changed = difference(after, await world.tally.count())
    demand(changed === null, `A key did something twice: ${changed}`)
  }
  return answer.status
}

function checkAnswer({ spec, check }: Checked, { expected, leads }: WriteRequest, answer: TestResponse): void {
  const { status, headers, bytes, body } = answer
  checkApiAnswer(answer)
  check(status, headers['content-type']?.split(';')[0] ?? null, body)
  const isTaken = status < 300
  if (leads === 'nowhere') demand(status === 400, `${status} for a host that is none`)
  if (expected === 'taken')
    demand(
      isTaken || UNKNOWN[spec.id]?.includes(status) === true,
      `${status} for what is to be taken: ${bytes.toString()}`,
    )
  if (expected === 'refused') demand(!isTaken, `${status} for what is to be refused: ${bytes.toString()}`)
}

/** The rows that an operation may add when it is taken; null where that depends on what there was. */
function addedBy({ id, responses }: OperationSpec<OperationId>): readonly Partial<Counts>[] | null {
  const answer = responses.get('201')?.get('application/json')
  if (answer?.['$ref'] === '#/components/schemas/RequestReceipt') return REQUESTS
  const added = id in ADDED ? ADDED[id] : NOTHING
  return added ? [added] : null
}

/** Demands that what was taken has added its rows, and that what was refused has left none. */
function checkRows(spec: OperationSpec<OperationId>, status: number, before: Counts, after: Counts): void {
  const allowed = status < 300 ? addedBy(spec) : [NOTHING]
  if (allowed === null) return
  const changes = allowed.map((added) => difference(before, after, added))
  demand(changes.includes(null), `${status}, and other rows than there should be: ${changes[0]}`)
}

function demandSame(first: TestResponse, second: TestResponse | undefined): void {
  const isSame = second !== undefined && first.status === second.status
  // Each refusal has an id of its own.
  const isEqual = first.status >= 400 || (second !== undefined && first.bytes.equals(second.bytes))
  demand(isSame && isEqual, `Two answers for one key: ${first.bytes.toString()} and ${second?.bytes.toString()}`)
}
