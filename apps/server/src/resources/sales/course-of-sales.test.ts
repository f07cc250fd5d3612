import { beforeAll, expect, it } from 'vitest'

import { replaySale } from '@otosafi/domain/selling/take-sale-step'

import type { Database } from '../../db/database.ts'
import { changeMeanwhile } from '../../db/testing/change-meanwhile.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openSaleWorld, SOLD } from './testing/sale-world.ts'

const DAY = 24 * 3_600_000

withDatabase('the course of sales', (open, kind) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database)
  })

  const OFFER = { action: 'offer', base: '90 000', kind1: 'brakes', note1: 'Disques usés', amount1: '2 500' }

  /** A sale with an offer that waits for its answer. */
  const offered = async () => {
    const person = world.seller()
    const { body } = await world.sell(person)
    await world.act(body.reference, { action: 'inspect' })
    const made = await world.act(body.reference, OFFER)
    expect(made.status).toBe(200)
    return { ...body, email: person.email } as { id: string; reference: string; email: string }
  }

  it('go from the request to the money, each step told to seller and team', async () => {
    const person = world.seller()
    const { body: sent } = await world.sell(person)
    const { id, reference } = sent
    const first = await world.teamLink(reference)
    expect((await world.click(first, { action: 'see' })).status).toBe(200)
    // A link is good for the state that it was made for.
    expect((await world.click(first, { action: 'inspect' })).status).toBe(410)
    const late = await world.act(reference, { action: 'schedule', moment: '2026-05-01T10:00', place: 'Rue 1' })
    expect(late.status).toBe(422)
    const due = { action: 'schedule', moment: '2026-06-03T10:00', place: '12 rue Tarik Ibn Ziad' }
    expect((await world.act(reference, due)).status).toBe(200)
    // The wall of Casablanca is an hour ahead.
    expect((await world.saleOf(id)).appointment).toEqual({
      startsAt: '2026-06-03T09:00:00.000Z',
      place: '12 rue Tarik Ibn Ziad',
      atHome: false,
      slot: null,
    })
    await world.act(reference, { action: 'inspect' })
    const inspected = await world.saleOf(id)
    expect(inspected).toMatchObject({ state: 'inspected', offer: null, promise: null })
    for (const wrong of [
      { ...OFFER, base: '' },
      { ...OFFER, base: '90,5' },
      { ...OFFER, amount1: '90000' },
      { ...OFFER, kind1: '' },
      { ...OFFER, amount1: '' },
      { ...OFFER, kind1: 'price' },
    ])
      expect((await world.act(reference, wrong)).status, JSON.stringify(wrong)).toBe(422)
    await world.act(reference, { ...OFFER, kind3: 'tyres', amount3: '1500' })
    const offer = await world.saleOf(id)
    expect(offer).toMatchObject({
      state: 'offer',
      answerable: true,
      offer: {
        number: 1,
        base: 90_000,
        amount: 86_000,
        lines: [
          { kind: 'brakes', note: 'Disques usés', amount: 2500 },
          { kind: 'tyres', note: null, amount: 1500 },
        ],
        validUntil: new Date(Date.parse(offer.offer.madeAt) + 7 * DAY).toISOString(),
      },
    })
    const accepted = await world.answer(id, 'accept', { offer: 1 })
    expect(accepted).toMatchObject({
      status: 200,
      body: { state: 'accepted', promise: { kind: 'paid' }, answerable: false, withdrawable: false },
    })
    expect(Date.parse(accepted.body.promise.until)).toBe(world.server.time.now + DAY)
    expect((await world.answer(id, 'accept', { offer: 1 })).body).toEqual(accepted.body)
    expect((await world.answer(id, 'refuse', { offer: 1 })).body.code).toBe('conflict')
    expect((await world.answer(id, 'withdraw')).body.code).toBe('conflict')
    expect((await world.pay(reference)).status).toBe(200)
    await world.act(reference, { action: 'close' })
    expect(await world.saleOf(id)).toMatchObject({ state: 'closed', offer: { amount: 86_000 } })
    const mails = await world.mailsOn(reference, person.email)
    expect(mails).toHaveLength(8)
    const [, , appointment] = mails
    expect(appointment?.text).toContain('12 rue Tarik Ibn Ziad')
    const news = mails.find(({ text }) => text.includes('Disques usés'))
    expect(news?.text).toMatch(/86.000.DH/)
    expect(await world.mailsOn(reference, 'hello@otosafi.ma')).toHaveLength(8)
    const events = await world.eventsOf(reference)
    // Reasons and offers of the past are not in what the seller sees.
    expect((await world.saleOf(id)).events).toEqual(
      events.map(({ action, actor, state, appointment_at, at }) => ({
        action,
        actor,
        state,
        startsAt: appointment_at?.toISOString() ?? null,
        at: at.toISOString(),
      })),
    )
    const steps = events.map(({ action, actor, state, at, offer: number, appointment_at, reason }) => ({
      action,
      actor,
      state,
      at: at.getTime(),
      ...(number === null ? {} : { answers: number }),
      ...(appointment_at === null ? {} : { appointment: appointment_at.getTime() }),
      ...(reason === null ? {} : { reason }),
      ...(action === 'offer' ? { offer: { base: 90_000, lines: [] } } : {}),
    }))
    expect(replaySale(steps)).toMatchObject({ state: 'closed', offers: 1 })
  })

  it('are answered for the offer that was read', async () => {
    const { id, reference } = await offered()
    expect((await world.answer(id, 'accept', { offer: 2 })).status).toBe(409)
    const refused = await world.answer(id, 'refuse', { offer: 1, reason: 'Trop peu' })
    expect(refused).toMatchObject({ status: 200, body: { state: 'refused', answerable: false } })
    await world.act(reference, { ...OFFER, base: '93000' })
    expect((await world.answer(id, 'accept', { offer: 1 })).status).toBe(409)
    expect((await world.answer(id, 'accept', { offer: 2 })).body).toMatchObject({
      state: 'accepted',
      offer: { number: 2, amount: 90_500 },
    })
    expect((await world.eventsOf(reference)).find(({ action }) => action === 'refuse')?.reason).toBe('Trop peu')
  })

  it('are accepted or refused, and never both', async () => {
    const { id, reference } = await offered()
    const answers = await Promise.all([
      post(world.server, `/sales/${id}/accept`, { offer: 1 }),
      post(world.server, `/sales/${id}/refuse`, { offer: 1 }),
      world.server.send('ma', `/api/sales/${id}/withdraw`, { method: 'POST' }),
    ])
    // A refused offer leaves a sale that can be withdrawn.
    const done = (await world.eventsOf(reference)).slice(3).map(({ action }) => action)
    expect([['accept'], ['refuse'], ['refuse', 'withdraw'], ['withdraw']]).toContainEqual(done)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(done.length)
  })

  it('are accepted once by a press that comes twice', async () => {
    const { id, reference } = await offered()
    const accept = () => post(world.server, `/sales/${id}/accept`, { offer: 1 })
    const answers = await Promise.all([accept(), accept(), accept()])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'accepted']))
    const done = (await world.eventsOf(reference)).slice(3).map(({ action }) => action)
    expect(done).toEqual(['accept'])
  })

  it('have their offer run out, whether or not the job has come by, and can get another one', async () => {
    const { id, reference, email } = await offered()
    world.server.time.now += 7 * DAY
    expect(await world.saleOf(id)).toMatchObject({ state: 'expired', answerable: false, withdrawable: true })
    expect((await world.answer(id, 'accept', { offer: 1 })).status).toBe(409)
    await world.run()
    await world.run()
    expect(await world.saleOf(id)).toMatchObject({ state: 'expired' })
    const expired = (await world.eventsOf(reference)).filter(({ action }) => action === 'expire')
    expect(expired).toMatchObject([{ actor: 'clock', state: 'expired' }])
    expect(await world.mailsOn(reference, email)).toHaveLength(4)
    await world.act(reference, OFFER)
    expect(await world.saleOf(id)).toMatchObject({ state: 'offer', offer: { number: 2 } })
  })

  it('need a reason to be closed by the team before they are paid', async () => {
    const { body } = await world.sell(world.seller())
    expect((await world.act(body.reference, { action: 'close', reason: ' ' })).status).toBe(422)
    expect((await world.act(body.reference, { action: 'close', reason: 'Vendue ailleurs' })).status).toBe(200)
    expect(await world.saleOf(body.id)).toMatchObject({ state: 'closed', withdrawable: false })
  })

  it('promise a price within 30 minutes of the inspection in Senegal', async () => {
    const fields = { ...SOLD, city: 'dakar-plateau', phone: '77 123 45 67', email: 'awa@example.org' }
    const { body } = await world.sell(fields, { edition: 'sn' })
    const link = await world.teamLink(body.reference, 'hello@otosafi.sn')
    expect((await world.click(link, { action: 'inspect' }, 'sn')).status).toBe(200)
    expect(await world.saleOf(body.id, 'sn')).toMatchObject({
      promise: { kind: 'offer', until: new Date(world.server.time.now + 30 * 60_000).toISOString() },
    })
    // An edition knows its own sales alone.
    expect((await world.server.send('ma', `/api/sales/${body.id}`)).status).toBe(404)
  })

  it('belong to their account, are in its export and are deleted with it', async () => {
    const email = 'account@example.org'
    await addUser(database, { email })
    const login = await post(world.server, '/auth/login', { identifier: email, password: PASSWORD, session: 'cookie' })
    const cookie = cookieHeader(login)
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const own = await world.sell({ ...world.seller(), carIssue: 'Rien' }, { headers, photos: [world.photo()] })
    expect(own.status).toBe(201)
    const asGuest = await world.sell({ ...world.seller(), email })
    const other = await world.sell(world.seller())
    const get = async (path: string) => (await world.server.send('ma', `/api${path}`, { headers: { cookie } })).body
    const listed = (await get('/profile/bookings')).sales.map(({ id }: { id: string }) => id)
    expect(new Set(listed)).toEqual(new Set([own.body.id, asGuest.body.id]))
    const { sales } = await get('/profile/export')
    expect(sales).toHaveLength(2)
    expect(sales).toContainEqual({
      sale: expect.objectContaining({ id: own.body.id }),
      fullName: 'Salma Bennani',
      phone: expect.stringMatching(/^\+212661/),
      email: expect.stringMatching(/^seller/),
    })
    // One is accepted: what is needed to pay stays until that is done.
    await world.act(asGuest.body.reference, { action: 'inspect' })
    await world.act(asGuest.body.reference, OFFER)
    await world.answer(asGuest.body.id, 'accept', { offer: 1 })
    const deleted = await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers })
    expect(deleted.status).toBe(200)
    expect(deleted.body.kept).toMatchObject([{ what: asGuest.body.reference }])
    expect(await world.saleOf(own.body.id)).toMatchObject({ state: 'closed', photos: [], car: { carIssue: null } })
    await world.server.uploads.settled()
    expect((await world.server.send('ma', `/photos/${own.body.photos[0].key}/320.jpeg`)).status).toBe(404)
    const rowOf = (reference: string) =>
      database.kysely
        .selectFrom('sales')
        .select(['full_name', 'phone', 'email', 'user_id'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    const nobody = { full_name: null, phone: null, email: null, user_id: null }
    expect(await rowOf(own.body.reference)).toEqual(nobody)
    expect(await rowOf(asGuest.body.reference)).toMatchObject({ email })
    expect(await rowOf(other.body.reference)).toMatchObject({ full_name: 'Salma Bennani' })
    await world.pay(asGuest.body.reference)
    await world.run()
    expect(await rowOf(asGuest.body.reference)).toEqual(nobody)
  })

  // The embedded database has one session: nobody else can be accepting.
  it.runIf(kind === 'postgres')('that are accepted as the account is deleted keep what is needed to pay', async () => {
    const email = 'accepting@example.org'
    await addUser(database, { email })
    const login = await post(world.server, '/auth/login', { identifier: email, password: PASSWORD, session: 'cookie' })
    const headers = { cookie: cookieHeader(login), 'sec-fetch-site': 'same-origin' }
    const { reference } = (await world.sell({ ...world.seller(), email }, { headers })).body
    await world.act(reference, { action: 'inspect' })
    await world.act(reference, OFFER)
    const acceptance = {
      text: `update sales set state = 'accepted', deadline = null where reference = $1`,
      values: [reference],
    }
    const deleted = await changeMeanwhile(database, acceptance, () =>
      post(world.server, '/profile/deletion', { password: PASSWORD }, { headers }),
    )
    expect(deleted.body.kept).toMatchObject([{ what: reference }])
    const kept = await database.kysely
      .selectFrom('sales')
      .select(['state', 'email', 'full_name', 'is_leaving'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ state: 'accepted', email, full_name: 'Salma Bennani', is_leaving: true })
  })
})
