import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import type { StockFacts } from '@otosafi/api-client/office-schema'
import { type Role, ROLES } from '@otosafi/domain/office/roles'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import document from '@otosafi/openapi/office.json' with { type: 'json' }

import { factsOf } from '../db/car-facts.ts'
import { listItems } from '../db/content.queries.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import type { BookingRow } from '../resources/bookings/booking-rows.ts'
import { createBookingSteps } from '../resources/bookings/booking-steps.ts'
import { exampleNewBooking } from '../resources/bookings/testing/booking-rows.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { sendRequest, type TestResponse } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { type ContentRow, listContentRows } from './content.queries.ts'
import { OFFICE_OPERATIONS, type OfficeId, type OfficeOperation } from './contract.ts'
import { findFacts } from './stock.queries.ts'
import { type Employed, employ } from './testing/employ.ts'
import { versionOf } from './version-of.ts'

/** The operations that need a session. */
const GUARDED = OFFICE_OPERATIONS.filter(({ guard }) => guard === 'session')

/** Those by which a session begins: nobody has one yet. */
const OPEN: readonly OfficeId[] = ['beginSession', 'proveSession', 'acceptInvitation']

/** A right body for each operation that takes one and is about nothing that changes. */
const BODIES: Readonly<Partial<Record<OfficeId, object>>> = {
  arrangeCarPhotos: { photos: [], version: versionOf([]) },
  importCars: { fileName: 'cars.csv', text: 'number', isTrial: true, replaces: false },
  inspectCar: {
    odometer: 64_200,
    language: 'fr',
    points: [],
    signature: { typed: null, strokes: [[0, 0, 300, 100]] },
    version: versionOf(null),
  },
  actOnRequest: { action: 'begin' },
  noteOnRequest: { text: 'Calls back after six.' },
  setRequestOwner: { owner: null, former: null },
  setRequestReminder: { remindOn: '2026-06-08', former: null },
  setStoreDay: { hours: null, former: 'closed' },
  setCarPrice: { price: 49_000, former: 50_000 },
  actOnCar: { action: 'reserve' },
  inviteColleague: { name: 'Awa', email: 'awa@example.org', role: 'agent', editions: ['ma'] },
  changeColleague: { name: 'Awa', role: 'editor', editions: ['ma'], version: versionOf(['agent', 'agent', ['ma']]) },
}

/** The day on which the showroom is closed. */
const DAY = '2030-05-14'

const NO_RECORDS = { services: [], documents: [] }

/** Operations that are about a draft. */
const OF_DRAFTS: readonly OfficeId[] = ['publishCar', 'deleteCar']

/**
 * What operations are about: a request, a file of cars, a booking of another car, a car that is for sale at the former price of its body, a draft like it, the facts of both, a
 * colleague, a question of the site,
 * and a showroom that is closed on a day.
 */
type Subjects = {
  reference: string
  file: string
  booking: BookingRow
  car: string
  draft: string
  facts: StockFacts
  colleague: string
  faq: ContentRow
  store: string
}

/** The caller; `codeAt` gives the codes of their second factor. */
type Caller = Pick<Employed, 'cookie' | 'codeAt'>

withDatabase('the office’s permissions', (open) => {
  let database: Database
  let server: TestServer
  let jpeg: Buffer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer()
    server = await startTestServer(database)
  })

  const employed = (role: Role, editions: EditionId[]) => employ(database, new Date(server.time.now), role, editions)

  /** The last subjects, until a call has changed them. */
  let unchanged: Subjects | null = null

  /** Subjects in Morocco that nobody has changed. */
  async function subjects(): Promise<Subjects> {
    // Slowly enough for the limit of what a network may ask.
    server.time.now += 100_000
    unchanged ??= await newSubjects()
    return unchanged
  }

  async function newSubjects(): Promise<Subjects> {
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    const { reference } = (await post(server, '/questions', question)).body as { reference: string }
    await database.kysely.deleteFrom('featured_choices').execute()
    await database.kysely.deleteFrom('claim_checks').execute()
    await database.kysely.deleteFrom('stock').where('edition', '=', 'ma').execute()
    const [car, draft, wanted] = [50_000, 60_000, 70_000].map((price) => buildCar({ price, city: 'casablanca' }))
    if (!car || !draft || !wanted) throw new Error('There is no car.')
    await insertCars(database, 'ma', [car, draft, wanted])
    const steps = createBookingSteps(EDITIONS.ma, new Date(server.time.now), async () => undefined)
    const asked = exampleNewBooking(EDITIONS.ma, { car_id: wanted.id })
    const booking = await inTransaction(database, (write) => steps.request(write, asked))
    await database.kysely.updateTable('stock').set({ is_listed: false }).where('id', '=', draft.id).execute()
    const facts = factsOf(await findFacts(database.kysely, 'ma', car.id))
    await database.kysely.deleteFrom('staff').where('email', '=', 'awa@example.org').execute()
    const [faq] = await listContentRows(database.kysely, { edition: 'ma', list: 'faqs' })
    if (faq === undefined) throw new Error('There is no question.')
    const { id: staff } = await employed('editor', ['ma'])
    const store = (await listItems(database, 'stores', 'ma')).find(({ kind }) => kind === 'showroom')
    if (store === undefined) throw new Error('There is no showroom.')
    await database.kysely
      .insertInto('store_days')
      .values({ edition: 'ma', store: store.id, day: DAY, opens: null, closes: null, staff_id: staff })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id: file } = await database.kysely
      .insertInto('office_imports')
      .values({
        edition: 'ma',
        id: randomUUID(),
        staff_id: staff,
        file_name: 'cars.csv',
        format: 'csv',
        text: 'number',
        is_trial: true,
        replaces: false,
        state: 'waiting',
        created_at: new Date(server.time.now),
        report: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      reference,
      file,
      booking,
      car: car.id,
      draft: draft.id,
      facts,
      colleague: (await employed('agent', ['ma'])).id,
      faq,
      store: store.id,
    }
  }

  /** Calls an operation about its subject as it is meant, by an address with a query where one is given. */
  async function call(
    { id, method, path, takes }: OfficeOperation,
    caller: Caller,
    about: Subjects,
    query = '',
  ): Promise<TestResponse> {
    const address = path
      .replace('{edition}', 'ma')
      .replace('{import}', about.file)
      .replace('{list}', 'faqs')
      .replace('{item}', about.faq.id)
      .replace('{claim}', 'warranty')
      .replace('{store}', about.store)
      .replace('{day}', DAY)
      .replace('{kind}', 'booking')
      .replace('{reference}', path.startsWith('/cases') ? about.booking.reference : about.reference)
      .replace('{id}', OF_DRAFTS.includes(id) ? about.draft : about.car)
      .replace('{staff}', about.colleague)
      .concat(id === 'clearStoreDay' ? '?former=closed' : '')
    const { facts } = about
    const bodies: typeof BODIES = {
      ...BODIES,
      confirmSession: { code: caller.codeAt(server.time.now) },
      actOnCase: { action: 'confirm', reason: null, typed: {}, event: about.booking.last_event },
      addCar: { facts, price: 1000 },
      setCarFacts: { facts, version: versionOf(facts) },
      addContent: { values: about.faq.payload, isPublished: false, publishAt: null },
      setContent: {
        values: about.faq.payload,
        isPublished: false,
        publishAt: null,
        version: versionOf([about.faq, null]),
      },
      checkClaim: { evidence: 'Contract 14', legalNote: null, validUntil: '2099-01-01', version: versionOf(null) },
      setFeaturedChoice: { cars: [about.car], version: versionOf([]) },
      setRecords: { records: NO_RECORDS, version: versionOf(NO_RECORDS), language: 'fr' },
    }
    const body = bodies[id]
    const json = {
      headers: { cookie: caller.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const sent = takes === 'multipart' ? putForm([filePart(jpeg)], { cookie: caller.cookie }) : json
    const answer = await sendRequest(server.port, OFFICE_HOST, `/office${address}${query}`, { ...sent, method })
    if (method !== 'GET' && answer.status < 300) unchanged = null
    return answer
  }

  /** Somebody of every role who works everywhere but in Morocco, and whose session is new. */
  const strangers = new Map<Role, Employed>()
  async function strangersNow() {
    const others = EDITION_IDS.filter((edition) => edition !== 'ma')
    if (strangers.size === 0) for (const role of ROLES) strangers.set(role, await employed(role, others))
    const now = new Date(server.time.now)
    await database.kysely.updateTable('staff_sessions').set({ begun_at: now, seen_at: now }).execute()
    return strangers
  }

  describe.each(GUARDED.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
    it.each(ROLES)('is for %s what the table says', async (role) => {
      const { status } = await call(operation, await employed(role, ['ma']), await subjects())
      expect(status).toSatisfy((each: number) => (operation.roles.includes(role) ? each < 300 : each === 403))
    })

    it('is nobody’s without a session, with an invented one, and with a visitor’s', async () => {
      const about = await subjects()
      for (const cookie of ['', `office_session=${'x'.repeat(43)}`, 'session=visitor'])
        expect((await call(operation, { cookie, codeAt: () => '123456' }, about)).status).toBe(401)
    })
  })

  it.each(GUARDED.filter(({ path }) => path.includes('{edition}')))(
    '$id is not there for those of all other editions, whatever their role',
    async (operation) => {
      const about = await subjects()
      for (const [role, caller] of await strangersNow()) {
        const { status } = await call(operation, caller, about)
        expect([role, status]).toEqual([role, operation.roles.includes(role) ? 404 : 403])
      }
    },
  )

  it.each(
    GUARDED.filter(({ parameters }) => parameters.some((each) => each.in === 'query' && each.name === 'edition')),
  )('$id has nothing of an edition for those of all others, asked for it or not', async (operation) => {
    const about = await subjects()
    for (const [role, caller] of await strangersNow()) {
      expect([role, (await call(operation, caller, about, '?edition=ma')).status]).toEqual([role, 403])
      const { status, bytes } = await call(operation, caller, about)
      expect([role, status]).toEqual([role, operation.roles.includes(role) ? 200 : 403])
      // Owners see to the team of all editions.
      const name = role === 'owner' ? '"edition":"ma"' : '"ma"'
      for (const said of [name, about.car, about.draft, about.reference, about.booking.reference, about.file])
        expect(bytes.toString(), role).not.toContain(said)
    }
  })

  it('are looked at here for every operation of the contract', () => {
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values<{ operationId?: string }>(path).flatMap(({ operationId }) => operationId ?? []),
    )
    expect([...GUARDED.map(({ id }) => id), ...OPEN].toSorted()).toEqual(named.toSorted())
  })

  it('tells each role what it may do', async () => {
    for (const role of ROLES) {
      const { body } = await sendRequest(server.port, OFFICE_HOST, '/office/me', {
        headers: { cookie: (await employed(role, ['ma'])).cookie },
      })
      expect(body.may).toEqual(GUARDED.filter(({ roles }) => roles.includes(role)).map(({ id }) => id))
    }
  })
})
