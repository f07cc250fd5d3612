import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { openBookingWorld } from '../resources/bookings/testing/booking-world.ts'
import { sendRequest, type TestRequest } from '../testing/http-request.ts'
import { filePart, putForm, textPart } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { addUser, cookieHeader } from '../testing/users.ts'
import { attacksOn } from './testing/attacks.ts'
import { employ, type Employed } from './testing/employ.ts'

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script>'
const PASSWORD = 'correct horse battery'

withDatabase('attacks on the office', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>
  let server: TestServer
  let agent: Employed
  let manager: Employed
  let owner: Employed
  let reference: string
  let car: string

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
    server = world.server
    const employed = (role: 'agent' | 'manager' | 'owner') => employ(database, new Date(server.time.now), role, ['ma'])
    agent = await employed('agent')
    manager = await employed('manager')
    owner = await employed('owner')
    await database.kysely
      .updateTable('staff_sessions')
      .set({ confirmed_at: null })
      .where('staff_id', '=', owner.id)
      .execute()
    const question = { message: SCRIPT, name: SCRIPT, email: 'salma@example.org', consent: true }
    reference = ((await post(server, '/questions', question)).body as { reference: string }).reference
    const found = await database.kysely
      .selectFrom('stock')
      .select('id')
      .where('edition', '=', 'ma')
      .executeTakeFirstOrThrow()
    car = found.id
  })

  const ask = (path: string, request: TestRequest = {}, host = OFFICE_HOST) =>
    sendRequest(server.port, host, path, request)
  const as = ({ cookie }: Pick<Employed, 'cookie'>, headers: Record<string, string> = {}) => ({ cookie, ...headers })
  const written = async () =>
    Number((await database.pool.query('select count(*) as entries from audit_log')).rows[0].entries)

  const team = () =>
    database.kysely.selectFrom('staff').select(['id', 'role', 'name', 'editions']).orderBy('id').execute()

  it('are refused, and nothing is changed by them', { timeout: 60_000 }, async () => {
    const [before, employedBefore] = [await written(), await team()]
    const all = Object.entries(attacksOn({ agent, manager, owner, car, reference }))
    expect(all.length).toBeGreaterThanOrEqual(40)
    for (const [name, { path, status, ...request }] of all) {
      const answer = await ask(path, request)
      expect(status, `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      expect(answer.headers['cache-control'], name).toBe('no-store')
    }
    expect(await written()).toBe(before)
    expect(await team()).toEqual(employedBefore)
  })

  describe('by what a visitor wrote meet text, never a page', () => {
    const who = { name: SCRIPT, email: 'salma@example.org', phone: '+212661234567' }
    const asked = {
      fullName: SCRIPT,
      phone: who.phone,
      email: who.email,
      brand: SCRIPT,
      model: SCRIPT,
      modelYear: 2019,
    }
    const day = '2026-06-30'
    it.each<[path: string, fields: object]>([
      ['/questions', { message: SCRIPT, name: SCRIPT, email: who.email }],
      ['/contact-queries', { ...who, subject: SCRIPT, message: SCRIPT }],
      ['/callbacks', { name: SCRIPT, phone: who.phone, message: SCRIPT }],
      ['/wanted-cars', { fullName: SCRIPT, phone: who.phone, wanted: { brand: 'dacia' }, message: SCRIPT }],
      ['/inspector-requests', { ...asked, city: SCRIPT, address: SCRIPT, preferredDay: day, message: SCRIPT }],
      ['/diagnostic-requests', { ...asked, mileage: 90_000, city: SCRIPT, symptoms: SCRIPT, preferredDay: day }],
      [
        '/vin-requests',
        { vin: 'JTDBR32E720123456', fullName: SCRIPT, phone: who.phone, email: who.email, message: SCRIPT },
      ],
    ])('in %s', async (path, fields) => {
      server.time.now += 100_000
      const sent = await post(server, path, { ...fields, consent: true })
      expect(sent.status, JSON.stringify(sent.body)).toBe(201)
      await expectText([`/requests/ma/${(sent.body as { reference: string }).reference}`, '/requests'])
    })

    it('in the report of a car', async () => {
      const sent = await post(server, `/cars/${car}/problems`, { reason: 'sold', message: SCRIPT, consent: true })
      expect(sent.status, JSON.stringify(sent.body)).toBe(201)
      await expectText([`/requests/ma/${(sent.body as { reference: string }).reference}`, '/requests'])
    })

    it.each<[kind: string, send: () => Promise<{ status: number; body: unknown }>]>([
      ['booking', async () => world.book(await world.newCar(), await writer())],
      [
        'visit',
        async () => {
          const seen = await world.newCar()
          const { slots } = (await server.send('ma', `/api/visit-slots?car=${seen}&days=14`)).body
          return post(server, '/visits', { car: seen, slot: slots[0].id, ...(await writer()) })
        },
      ],
      [
        'sale',
        async () => {
          const sold = { ...asked, modelYear: '2019', mileage: '64200', city: 'casablanca', consent: 'true' }
          const texts = Object.entries(sold).map(([name, value]) => textPart(name, value))
          const photo = filePart(await picture(), { name: 'photos', filename: `${SCRIPT}.jpg` })
          const request = putForm([...texts, photo], { 'idempotency-key': randomUUID() })
          return server.send('ma', '/api/selling-cars', { ...request, method: 'POST' })
        },
      ],
    ])('in a %s', async (kind, send) => {
      server.time.now += 100_000
      const sent = await send()
      expect(sent.status, JSON.stringify(sent.body)).toBe(201)
      await expectText([`/cases/${kind}/ma/${(sent.body as { reference: string }).reference}`, `/cases/${kind}`])
    })

    const writer = async () => ({ ...(await world.newGuest()), fullName: SCRIPT, message: SCRIPT })
    const picture = () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
        .jpeg()
        .toBuffer()

    /** Reads what was written where a colleague finds it. */
    async function expectText(addresses: readonly string[]) {
      const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
      for (const address of addresses) {
        const { status, headers, body } = await ask(`/office${address}`, { headers: { cookie } })
        expect(status).toBe(200)
        expect(headers['content-type']).toMatch(/^application\/json/)
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(JSON.stringify(body)).toContain('onerror')
      }
    }
  })

  describe('by the other side’s session', () => {
    it('a visitor’s opens nothing in the office, and a colleague’s nothing on the site', async () => {
      const user = { email: `${randomUUID()}@example.org` }
      await addUser(database, { email: user.email, passwordHash: await hashPassword(PASSWORD) })
      const visitor = cookieHeader(
        await post(server, '/auth/login', { identifier: user.email, password: PASSWORD, session: 'cookie' }),
      )
      expect(visitor).not.toBe('')
      expect((await ask('/office/me', { headers: { cookie: visitor } })).status).toBe(401)
      const secret = manager.cookie.split('=')[1] ?? ''
      const borrowed = visitor.replaceAll(/=[^;]+/g, `=${secret}`)
      for (const cookie of [manager.cookie, borrowed])
        expect((await server.send('ma', '/api/profile', { headers: { cookie } })).status).toBe(401)
      expect((await server.send('ma', '/api/profile', { headers: { cookie: visitor } })).status).toBe(200)
    })

    it('the office is on no other host, and the site’s API not on the office’s', async () => {
      for (const host of ['otosafi.ma.localhost', 'office.localhost.evil.example', 'localhost', '127.0.0.1'])
        expect((await ask('/office/me', { headers: as(manager) }, host)).status, host).not.toBe(200)
      expect((await ask('/api/cars', { headers: as(manager) })).headers['content-type']).not.toMatch(/json.*cars/)
    })
  })
})
