import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { MAX_OPEN_VISITS } from '@otosafi/domain/visits/visit'
import { COUNTRIES } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const PERSON = { fullName: 'Salma Bennani', phone: '06 61 23 45 67', consent: true }
const INSPECTOR = {
  ...PERSON,
  brand: 'Dacia',
  model: 'Duster',
  modelYear: 2019,
  city: 'Salé',
  address: 'Rue 10',
  preferredDay: '2026-06-12',
  message: 'Le vendeur est là le matin.',
}
const DIAGNOSTIC = { ...PERSON, brand: 'Kia', model: 'Rio', mileage: 90_000, city: 'Fès', symptoms: 'Voyant moteur' }
const VIN_CHECK = { fullName: 'Salma', vin: 'uu1hsdadg12345678', email: 'salma@example.org', consent: true }

withDatabase('requests for services', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 2)
    server = await startTestServer(database)
  })
  beforeEach(() => {
    server.time.now += 48 * 3_600_000
  })

  const stored = (reference: string) =>
    database.kysely.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst()
  const mailsTo = async (to: string) => (await mailsIn(database)).filter((mail) => mail.to === to)
  const mailsAbout = async (reference: string) =>
    (await mailsIn(database)).filter(({ subject }) => subject.includes(reference))

  it('for an inspector are stored and mailed to the team', async () => {
    server.time.now = Date.parse('2026-06-03T12:00:00Z')
    const { status, body } = await post(server, '/inspector-requests', INSPECTOR)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MA-IN-/)])
    const { consent: _, ...fields } = INSPECTOR
    expect(await stored(body.reference)).toMatchObject({
      kind: 'inspector',
      state: 'received',
      language: 'fr',
      fields: { ...fields, phone: '+212661234567' },
    })
    const [mail, ...others] = await mailsAbout(body.reference)
    expect(others).toEqual([])
    expect(mail?.to).toBe('hello@otosafi.ma')
    expect(mail?.text).toContain('Jour souhaité\u00a0: 12 juin 2026')
    expect(mail?.text).toContain('Ville\u00a0: Salé')
  })

  it('for a diagnostic say what is wrong', async () => {
    const { status, body } = await post(server, '/diagnostic-requests', DIAGNOSTIC)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MA-DG-/)])
    expect((await mailsAbout(body.reference))[0]?.text).toContain('Symptômes\u00a0: Voyant moteur')
  })

  it('for a check by number keep its 17 characters, and refuse none for its ninth', async () => {
    const { status, body } = await post(server, '/vin-requests', VIN_CHECK)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MA-VC-/)])
    expect((await stored(body.reference))?.fields).toEqual({
      vin: 'UU1HSDADG12345678',
      fullName: 'Salma',
      email: 'salma@example.org',
    })
  })

  describe('are confirmed to the address that they name', () => {
    it('in the sender’s language, without a word that was typed', async () => {
      const email = 'thandi@example.org'
      const message = 'Buy at spam.example'
      const { body } = await post(
        server,
        '/inspector-requests',
        {
          ...INSPECTOR,
          phone: '082 123 4567',
          preferredDay: undefined,
          email,
          message,
          fullName: message,
          brand: message,
        },
        { edition: 'coza', headers: { 'accept-language': 'zu' } },
      )
      const [mail, ...others] = await mailsTo(email)
      expect(others).toEqual([])
      expect(mail?.subject).toBe('Sisitholile isicelo sakho somhloli')
      expect(mail?.text).toContain(body.reference)
      expect(`${mail?.text}${mail?.html}`).not.toContain('spam')
    })

    it('thrice a day at most, however it is written, and all are taken', async () => {
      const send = async (email: string) => (await post(server, '/vin-requests', { ...VIN_CHECK, email })).status
      const addresses = ['bomb@example.org', 'Bomb@example.org', 'bomb@example.org', 'BOMB@example.org']
      for (const email of addresses) expect(await send(email)).toBe(201)
      const sent = async () => (await mailsIn(database)).filter(({ to }) => to.toLowerCase() === 'bomb@example.org')
      expect(await sent()).toHaveLength(3)
      server.time.now += 25 * 3_600_000
      expect(await send('bomb@example.org')).toBe(201)
      expect(await sent()).toHaveLength(4)
    })
  })

  it('are taken care of and closed by the team, by the link in its mail', async () => {
    const { body } = await post(server, '/diagnostic-requests', DIAGNOSTIC)
    const path = /\/team\/requests\/[\w-]{43}/.exec((await mailsAbout(body.reference))[0]?.text ?? '')?.[0] ?? ''
    const state = async () => (await stored(body.reference))?.state
    const press = (action: string) =>
      server.send('ma', path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: `action=${action}`,
      })
    const opened = await server.send('ma', path, {})
    expect([opened.status, opened.bytes.toString()]).toEqual([200, expect.stringContaining('Voyant moteur')])
    expect(await state()).toBe('received')
    expect((await press('begin')).bytes.toString()).toContain('Ce lien reste valable')
    expect(await state()).toBe('inProgress')
    expect((await press('begin')).status).toBe(409)
    expect((await press('close')).status).toBe(200)
    expect(await state()).toBe('closed')
    expect((await server.send('ma', path, {})).bytes.toString()).not.toContain('<form')
    expect((await server.send('coza', path, {})).status).toBe(404)
    expect((await server.send('ma', `/team/requests/${'x'.repeat(43)}`, {})).status).toBe(404)
  })

  it('are offered as many days with many showrooms as with a few', async () => {
    const last = async () =>
      (await server.send('ma', '/api/service-slots?days=15')).body.slots.at(-1).startsAt.slice(0, 10) as string
    const before = await last()
    const copies = `from stores, generate_series(1, 3) as copy where edition = 'ma' and payload ->> 'kind' = 'showroom'`
    await database.pool.query(
      `insert into stores (edition, id, position, published, payload)
       select edition, id || '-' || copy, 100 + copy, true, payload || jsonb_build_object('id', id || '-' || copy) ${copies}`,
    )
    try {
      expect(await last()).toBe(before)
    } finally {
      await database.pool.query(`delete from stores where edition = 'ma' and position > 100`)
    }
  })

  it('keep one of the places of a slot for their sender, until they are closed', async () => {
    const slots: { id: string; startsAt: string; free: boolean; store: { name: string } }[] = (
      await server.send('ma', '/api/service-slots?days=14')
    ).body.slots
    expect(new Set(slots.map(({ store }) => store.name)).size).toBeGreaterThan(1)
    const [slot] = slots.slice(30)
    if (slot === undefined) throw new Error('There are no slots')
    const email = 'slot@example.org'
    let people = 0
    const ask = (change: object = {}) =>
      post(server, '/inspector-requests', {
        ...INSPECTOR,
        preferredDay: undefined,
        slot: slot.id,
        phone: `06 61 23 45 ${10 + (people += 1)}`,
        ...change,
      })
    const answers = await Promise.all([
      ask({ email }),
      ...Array.from({ length: COUNTRIES.ma.visits.places }, () => ask()),
    ])
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(COUNTRIES.ma.visits.places)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_not_available' } })
    expect(refused?.body.slots).toHaveLength(5)
    const isFree = async () =>
      (await server.send('ma', '/api/service-slots?days=14')).body.slots.find(
        ({ id }: { id: string }) => id === slot.id,
      )?.free
    expect(await isFree()).toBe(false)

    const reference = taken[0]?.body.reference
    const row = await stored(reference)
    expect(row?.fields).toMatchObject({ appointment: { startsAt: slot.startsAt, store: slot.store.name } })
    const [mail] = await mailsAbout(reference)
    expect(mail?.text).toMatch(new RegExp(`Horaire réservé : .*${slot.store.name}`))
    // Who asked with an address may be the one that was too late.
    const receipts = await mailsTo(email)
    expect(receipts).toHaveLength(answers[0]?.status === 201 ? 1 : 0)
    for (const { text } of receipts) expect(text).toContain(slot.store.name)
    const path = /\/team\/requests\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    const closed = await server.send('ma', path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'action=close',
    })
    expect([closed.status, closed.bytes.toString()]).toEqual([200, expect.stringContaining(slot.store.name)])
    expect(await isFree()).toBe(true)
    expect((await ask({ slot: '20200101T0900Z-casablanca' })).body.code).toBe('slot_not_available')
    const [phone, later] = ['06 61 99 99 99', slots.slice(50)]
    for (const { id } of later.slice(0, MAX_OPEN_VISITS)) expect((await ask({ slot: id, phone })).status).toBe(201)
    expect((await ask({ slot: later[MAX_OPEN_VISITS]?.id, phone })).body.code).toBe('too_many_open')
    expect((await ask({ slot: undefined, phone })).status).toBe(201)
    const diagnostic = await post(server, '/diagnostic-requests', { ...DIAGNOSTIC, slot: slot.id })
    expect((await stored(diagnostic.body.reference))?.fields).toMatchObject({
      appointment: { startsAt: slot.startsAt },
    })
  })

  it('are taken once for one key', async () => {
    const key = crypto.randomUUID()
    const first = await post(server, '/vin-requests', { ...VIN_CHECK, email: 'once@example.org' }, { key })
    const again = await post(server, '/vin-requests', { ...VIN_CHECK, email: 'once@example.org' }, { key })
    expect(again.body).toEqual(first.body)
    expect(await mailsTo('once@example.org')).toHaveLength(1)
  })

  it('are among those of who was signed in, in their export, and are deleted with the account', async () => {
    const email = 'fatou.services@example.org'
    await addUser(database, { email })
    const { body: session } = await post(server, '/auth/login', { identifier: email, password: PASSWORD })
    const headers = { authorization: `Bearer ${session.authToken}` }
    const [slot] = (await server.send('ma', '/api/service-slots?days=14')).body.slots.slice(40)
    const { body } = await post(server, '/diagnostic-requests', { ...DIAGNOSTIC, slot: slot.id }, { headers })
    const own = await server.send('ma', '/api/profile/requests', { headers })
    expect(own.body.requests).toMatchObject([{ kind: 'diagnostic', reference: body.reference, state: 'received' }])
    const exported = await server.send('ma', '/api/profile/export', { headers })
    expect(exported.body.requests[0].fields).toMatchObject({ symptoms: 'Voyant moteur' })
    expect(codeOf(await post(server, '/profile/deletion', { password: PASSWORD }, { headers }))).toBe(200)
    expect(await stored(body.reference)).toMatchObject({ kind: 'diagnostic', fields: {}, user_id: null })
    const places = await database.kysely
      .selectFrom('visit_places')
      .selectAll()
      .where('starts_at', '=', new Date(slot.startsAt))
      .execute()
    expect(places).toEqual([])
  })

  it.each([
    ['/inspector-requests', INSPECTOR, { brand: ' ' }, 'brand', 'required'],
    ['/inspector-requests', INSPECTOR, { city: undefined }, 'city', 'required'],
    ['/inspector-requests', INSPECTOR, { phone: '0661' }, 'phone', 'digitsMin'],
    ['/inspector-requests', INSPECTOR, { preferredDay: '2026-06-01' }, 'preferredDay', 'daysAhead'],
    ['/diagnostic-requests', DIAGNOSTIC, { preferredDay: '2099-12-31' }, 'preferredDay', 'daysAhead'],
    ['/inspector-requests', INSPECTOR, { consent: false }, 'consent', 'consent'],
    ['/diagnostic-requests', DIAGNOSTIC, { symptoms: '\u200b' }, 'symptoms', 'required'],
    ['/diagnostic-requests', DIAGNOSTIC, { mileage: -1 }, 'mileage', 'numberBetween'],
    ['/vin-requests', VIN_CHECK, { vin: '' }, 'vin', 'required'],
    ['/vin-requests', VIN_CHECK, { vin: 'UU1HSDADG1234567' }, 'vin', 'invalid'],
    ['/vin-requests', VIN_CHECK, { vin: 'IU1HSDADG12345678' }, 'vin', 'invalid'],
    ['/vin-requests', VIN_CHECK, { email: '' }, 'email', 'email'],
  ])('to %s are refused: %#', async (path, valid, change, field, code) => {
    const { status, body } = await post(server, path, { ...valid, ...change })
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.errors).toContainEqual(expect.objectContaining({ path: `/body/${field}`, code }))
  })
})
