import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { openSaleWorld } from '../sales/testing/sale-world.ts'
import { createRunVisits } from '../visits/run-visits.ts'

const DAY = 24 * 3_600_000
const ENDED = { status: 410, body: { code: 'link_expired' } }
const TEAM = 'hello@otosafi.ma'

withDatabase('links to what is over', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const get = (path: string) => world.server.send('ma', path)
  /** The team's page for a link that has ended, which names nobody. */
  const teamPage = async (path: string) => {
    const { status, bytes } = await get(path)
    const text = bytes.toString()
    return {
      status,
      isEnded: text.includes('Ce lien a pris fin'),
      names: /Salma|0661234567|612345678|guest-/.test(text),
    }
  }
  const SHOWN = { status: 200, isEnded: false, names: true }
  const GONE = { status: 410, isEnded: true, names: false }
  const linkIn = async (reference: string, name: string) => {
    const links = (await world.mailsOn(reference, TEAM)).map(({ text }) => text.match(/\/team\/\w+\/[\w-]{43}/)?.[0])
    return links.findLast((link) => link?.startsWith(`/team/${name}/`)) ?? ''
  }
  const slotFor = async (car: string) => (await get(`/api/visit-slots?car=${car}&days=14`)).body.slots[20]
  it('of a booking lead to it for 30 days, and from then on say that they have ended, and nothing else', async () => {
    const { body } = await world.book(await world.newCar())
    const team = await linkIn(body.reference, 'bookings')
    await world.cancel(body.id)
    const last = await linkIn(body.reference, 'bookings')
    const over = world.server.time.now
    world.server.time.now = over + 30 * DAY - 1
    expect(await get(`/api/bookings/${body.id}`)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await teamPage(last)).toEqual(SHOWN)
    world.server.time.now = over + 30 * DAY
    expect(await get(`/api/bookings/${body.id}`)).toMatchObject(ENDED)
    expect(JSON.stringify((await get(`/api/bookings/${body.id}`)).body)).not.toContain('Salma')
    expect(await world.cancel(body.id)).toMatchObject(ENDED)
    expect((await get(`/calendar/bookings/${body.id}.ics`)).status).toBe(410)
    for (const link of new Set([team, last])) expect(await teamPage(link)).toEqual(GONE)
    expect((await world.click(last, { action: 'cancel' })).status).toBe(410)
  })

  it('of a visit lead to it until 30 days after its end, or after it was cancelled', async () => {
    const car = await world.newCar()
    const slot = await slotFor(car)
    const past = (await post(world.server, '/visits', { car, slot: slot.id, ...(await world.newGuest()) })).body
    const other = (await post(world.server, '/visits', { car, slot: slot.id, ...(await world.newGuest()) })).body
    await world.server.send('ma', `/api/visits/${other.id}/cancel`, { method: 'POST' })
    const cancelled = world.server.time.now
    const team = await linkIn(past.reference, 'visits')
    const visit = ({ id }: { id: string }) => get(`/api/visits/${id}`)
    world.server.time.now = cancelled + 30 * DAY
    expect(await visit(other)).toMatchObject(ENDED)
    expect(await teamPage(await linkIn(other.reference, 'visits'))).toEqual(GONE)
    world.server.time.now = Date.parse(slot.endsAt) + 30 * DAY - 1
    expect(await visit(past)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await teamPage(team)).toEqual(SHOWN)
    world.server.time.now += 1
    expect(await visit(past)).toMatchObject(ENDED)
    expect(await teamPage(team)).toEqual(GONE)
    expect((await get(`/calendar/visits/${past.id}.ics`)).status).toBe(410)
    // That it did not take place is noted late: its links stay where they were.
    world.server.time.now += 30 * DAY
    const clock = () => world.server.time.now
    const runVisits = createRunVisits({ database, clock, originOf: (id) => `https://${id}.test` })
    await runVisits(new AbortController().signal)
    expect(await visit(past)).toMatchObject(ENDED)
    expect(await teamPage(team)).toEqual(GONE)
  })

  it('of a request lead the team to it until 30 days after it was closed, and as long as its answer is published', async () => {
    const ask = async () => {
      const fields = { message: 'Livrez-vous ?', consent: true, name: 'Salma Bennani', email: 'guest-q@example.org' }
      const { body } = await post(world.server, '/questions', fields, { headers: { 'accept-language': 'fr' } })
      return linkIn(body.reference, 'requests')
    }
    const [closed, published] = [await ask(), await ask()]
    await world.click(closed, { action: 'close' })
    const over = world.server.time.now
    const answer = { question: 'Livrez-vous ?', answer: 'Oui.', topic: 'buying', publish: 'yes', reviewed: 'yes' }
    expect((await world.click(published, { action: 'answer', ...answer })).status).toBe(200)
    world.server.time.now = over + 30 * DAY - 1
    expect(await teamPage(closed)).toEqual(SHOWN)
    world.server.time.now = over + 60 * DAY
    expect(await teamPage(closed)).toEqual(GONE)
    expect(await teamPage(published)).toEqual(SHOWN)
    expect((await world.click(published, { action: 'withdraw' })).status).toBe(200)
    world.server.time.now += 30 * DAY
    expect(await teamPage(published)).toEqual(GONE)
  })

  it('of an account are given anew by its own list, and end by themselves', async () => {
    await addUser(database, { email: 'owner@example.org' })
    const session = { identifier: 'owner@example.org', password: PASSWORD, session: 'cookie', rememberMe: true }
    const signIn = async () => ({ cookie: cookieHeader(await post(world.server, '/auth/login', session)) })
    const details = { fullName: 'Salma', phone: '0661234567', consent: true }
    const booked = await world.book(await world.newCar(), details, { headers: await signIn() })
    await world.cancel(booked.body.id)
    const listed = async () =>
      (await world.server.send('ma', '/api/profile/bookings', { headers: await signIn() })).body.bookings[0].id
    expect(await listed()).toBe(booked.body.id)
    world.server.time.now += 31 * DAY
    const fresh = await listed()
    expect(fresh).not.toBe(booked.body.id)
    expect(await listed()).toBe(fresh)
    expect(await get(`/api/bookings/${booked.body.id}`)).toMatchObject(ENDED)
    const { reference } = booked.body
    expect(await get(`/api/bookings/${fresh}`)).toMatchObject({ status: 200, body: { id: fresh, reference } })
    world.server.time.now += 2 * DAY
    expect(await get(`/api/bookings/${fresh}`)).toMatchObject(ENDED)
    expect((await get(`/api/bookings/${await listed()}`)).status).toBe(200)
  })
})

withDatabase('links to the sale of a car', (open) => {
  it('lead to it until 30 days after it was closed, and as long as it may go on', async () => {
    const database = await open()
    const world = await openSaleWorld(database)
    const { id, reference } = (await world.sell(world.seller())).body
    const offer = { action: 'offer', base: '90 000', kind1: 'brakes', note1: 'Disques usés', amount1: '2 500' }
    await world.act(reference, { action: 'inspect' })
    await world.act(reference, offer)
    await world.answer(id, 'refuse', { offer: 1 })
    world.server.time.now += 60 * DAY
    expect((await world.saleOf(id)).state).toBe('refused')
    await world.answer(id, 'withdraw')
    const closed = world.server.time.now
    const team = await world.teamLink(reference)
    const page = async () => {
      const { status, bytes } = await world.server.send('ma', team)
      return [status, /Salma|seller1/.test(bytes.toString())]
    }
    world.server.time.now = closed + 30 * DAY - 1
    expect((await world.saleOf(id)).state).toBe('closed')
    expect(await page()).toEqual([200, true])
    world.server.time.now += 1
    expect(await world.server.send('ma', `/api/sales/${id}`)).toMatchObject(ENDED)
    expect(await world.answer(id, 'withdraw')).toMatchObject(ENDED)
    expect(await page()).toEqual([410, false])
  })
})
