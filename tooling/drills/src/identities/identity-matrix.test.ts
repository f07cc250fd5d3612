import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { hashPassword } from '@otosafi/server/auth/passwords'
import { createSessions } from '@otosafi/server/auth/sessions'
import type { OperationId } from '@otosafi/server/contract/document'
import { type Operation, SERVED } from '@otosafi/server/contract/operations'
import type { OperationSpec } from '@otosafi/server/contract/read-contract'
import type { Database } from '@otosafi/server/db/database'
import { withDatabase } from '@otosafi/server/db/testing/with-databases'
import { DEMO_CREDENTIALS } from '@otosafi/server/seed/seed-users'
import { codeOf, sendRequest } from '@otosafi/server/testing/http-request'

import { type FuzzWorld, openWorld } from '../fuzz/fuzz-world.ts'
import { knownFor } from '../fuzz/known-values.ts'
import { placeFor, withSecrets } from '../fuzz/secrets.ts'
import type { SentBody } from '../fuzz/writes/form-bodies.ts'
import { rightValues, type ValueContext } from '../fuzz/writes/right-values.ts'
import { bodiesFor } from '../fuzz/writes/write-body.ts'
import { IDENTITIES, type Identity, OTHER_SITE } from './identities.ts'
import { addVictim, type Victim } from './victim.ts'

const SEED = 20_260_601
const NOW = Date.parse('2026-06-01T12:00:00Z')

/**
 * The id of something of the victim's for each operation whose path names one. Null: what it names is everybody's, or a
 * secret of the path. A new operation with a path id needs a row here.
 */
const PATH_IDS: Readonly<Partial<Record<OperationId, ((victim: Victim) => string) | null>>> = {
  getCar: null,
  listSimilarCars: null,
  listComparableCars: null,
  valueTradeIn: null,
  getCarInspection: null,
  recordCarView: null,
  getPage: null,
  getCategory: null,
  getBlog: null,
  recordBlogView: null,
  likeBlog: null,
  unlikeBlog: null,
  unsubscribe: null,
  getSubscriberPreferences: null,
  setSubscriberPreferences: null,
  createCarWait: null,
  createCarProblem: null,
  getPoll: null,
  castVote: null,
  getBooking: null,
  cancelBooking: null,
  changeBookingContact: null,
  startDeposit: null,
  getVisit: null,
  listMoveSlots: null,
  moveVisit: null,
  changeVisitContact: null,
  cancelVisit: null,
  getSale: null,
  addSalePhotos: null,
  removeSalePhoto: null,
  listSaleSlots: null,
  scheduleInspection: null,
  cancelInspection: null,
  acceptOffer: null,
  refuseOffer: null,
  withdrawSale: null,
  deleteWishlist: ({ favourite }) => favourite,
  updateSavedSearch: ({ savedSearch }) => savedSearch,
  deleteSavedSearch: ({ savedSearch }) => savedSearch,
  stopAlerts: null,
  endSession: ({ session }) => session,
}

/** Public ids that do not come from the stock. */
const PUBLIC_IDS: Readonly<Partial<Record<OperationId, string>>> = {
  getPage: 'privacyPolicy',
  unsubscribe: placeFor('unsubscribe'),
  getSubscriberPreferences: placeFor('unsubscribe'),
  setSubscriberPreferences: placeFor('unsubscribe'),
  stopAlerts: placeFor('stop'),
  getPoll: placeFor('poll'),
  castVote: placeFor('poll'),
  getBooking: placeFor('booking'),
  cancelBooking: placeFor('booking'),
  changeBookingContact: placeFor('booking'),
  startDeposit: placeFor('booking'),
  getVisit: placeFor('visit'),
  listMoveSlots: placeFor('visit'),
  moveVisit: placeFor('visit'),
  changeVisitContact: placeFor('visit'),
  cancelVisit: placeFor('visit'),
  getSale: placeFor('sale'),
  addSalePhotos: placeFor('sale'),
  removeSalePhoto: placeFor('sale'),
  listSaleSlots: placeFor('sale'),
  scheduleInspection: placeFor('sale'),
  cancelInspection: placeFor('sale'),
  acceptOffer: placeFor('sale'),
  refuseOffer: placeFor('sale'),
  withdrawSale: placeFor('sale'),
}

/**
 * Who asks every operation in the gate. The tokens of the others are garbage, or of something that is over: sessions have tests of
 * each. All of them ask the embedded database, in the part `databases` of the deep tests.
 */
const IN_GATE = ['nobody', 'another user', 'the owner in another edition', OTHER_SITE]

const hasPathId = ({ path }: Pick<OperationSpec, 'path'>) => path.includes('{')

/** A body that the contract takes, the same in each run. */
function bodyOf(operation: OperationSpec, context: ValueContext): SentBody {
  const taken = bodiesFor(operation, context).filter(({ expected }) => expected === 'taken')
  const [body] = fc.sample(taken, { seed: SEED, numRuns: 1 })
  if (body === undefined) throw new Error(`No body for ${context.operation}`)
  return body
}

function addressOf(operation: Operation, context: ValueContext, victim: Victim): string {
  const { edition, known } = context
  const valueOf = (parameter: (typeof operation.parameters)[number]) =>
    knownFor(known, edition, operation, parameter)[0] ??
    String(fc.sample(rightValues(parameter.schema, parameter.name, context), { seed: SEED, numRuns: 1 })[0])
  const id = PATH_IDS[operation.id]?.(victim) ?? PUBLIC_IDS[operation.id]
  const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name)
    return id ?? (parameter ? valueOf(parameter) : '')
  })
  const query = operation.parameters
    .filter((each) => each.in === 'query' && each.required)
    .map((each): [string, string] => [each.name, valueOf(each)])
  return `/api${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
}

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

it('has another user’s id for every operation whose path names one', () => {
  const named = SERVED.filter(hasPathId).map(({ id }) => id)
  expect(Object.keys(PATH_IDS).toSorted()).toEqual(named.toSorted())
  const own = SERVED.filter((each) => hasPathId(each) && each.guard === 'session' && !each.path.startsWith('/blogs'))
  expect(own.filter(({ id }) => typeof PATH_IDS[id] !== 'function')).toEqual([])
})

withDatabase('somebody who is not the owner of an account', (open, kind) => {
  let database: Database
  let world: FuzzWorld
  let victim: Victim
  let passwordHash = ''
  /** The bodies by operation and edition: they are the same for all who ask. */
  const bodies = new Map<string, SentBody>()

  beforeAll(async () => {
    database = await open()
    world = await openWorld(database)
    victim = await addVictim(database, NOW)
    passwordHash = await hashPassword(DEMO_CREDENTIALS.password)
    return () => world.agent.destroy()
  })

  async function ask(operation: Operation, { make }: Identity) {
    const { edition, headers } = await make({ database, victim: victim.id, now: NOW, passwordHash })
    const context = { operation: operation.id, edition, known: world.known }
    const key = `${operation.id} ${edition}`
    const body = bodies.get(key) ?? bodyOf(operation, context)
    bodies.set(key, body)
    const sent = await withSecrets(world, {
      edition,
      path: addressOf(operation, context, victim),
      headers: {
        ...headers,
        ...(operation.once ? { 'idempotency-key': randomUUID() } : {}),
        ...(body.contentType === null ? {} : { 'content-type': body.contentType }),
      },
      body: body.text,
    })
    return sendRequest(world.port, EDITIONS[edition].host, sent.path, {
      ...sent,
      body: Buffer.from(sent.body, body.encoding),
      method: operation.method,
    })
  }

  const asking = IDENTITIES.filter(({ name }) => kind === 'embedded' || IN_GATE.includes(name))

  it('is somebody of those that ask in the gate', () => {
    expect(IN_GATE.filter((name) => !asking.some((each) => each.name === name))).toEqual([])
  })

  describe.each(asking)('as $name', (identity) => {
    it('gets nothing of it from any operation, changes nothing of it, and is refused by every guard', async () => {
      const before = await victim.read()
      const found: Record<string, string | number> = {}
      const expected: Record<string, string | number> = {}
      for (const operation of SERVED) {
        const { id, guard, method } = operation
        const answer = await ask(operation, identity)
        const code = codeOf(answer)
        const refusal = identity.refusal(guard, method)
        found[id] = code
        // A problem's status is enough where nobody is refused: what there is not, or is not valid, is no leak.
        expected[id] = refusal ?? code
        const text = answer.bytes.toString()
        expect([id, answer.status < 500, victim.marks.filter((mark) => text.includes(mark))]).toEqual([id, true, []])
        expect([id, answer.headers['access-control-allow-origin']]).toEqual([id, undefined])
        // Another user's id is an unknown one, like any that nobody has.
        if (refusal === null && PATH_IDS[id]) expect([id, code]).toEqual([id, '404 not_found'])
        if (method !== 'GET') expect([id, await victim.read()]).toEqual([id, before])
      }
      expect(await victim.read()).toEqual(before)
      expect(found).toEqual(expected)
    })
  })

  it('the owner gets it, so that the texts above would be seen', async () => {
    const { access } = await createSessions(database, () => NOW).open({
      edition: 'ma',
      userId: victim.id,
      remembered: false,
      device: 'test',
    })
    const headers = { authorization: `Bearer ${access}` }
    const { bytes } = await sendRequest(world.port, EDITIONS.ma.host, '/api/profile/export', { headers })
    const text = bytes.toString()
    expect(victim.marks.filter((mark) => text.includes(mark)).length).toBeGreaterThan(6)
  })
})
