import { beforeAll, expect, it } from 'vitest'

import { replaySale } from '@otosafi/domain/selling/take-sale-step'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import { EDITIONS } from '@otosafi/editions/registry'
import { COUNTRIES } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { onlyValue, readCalendar, readText } from '../../testing/read-calendar.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openSaleWorld, SOLD } from './testing/sale-world.ts'

const HOME = 'Villa 12, Sicap Liberté 6'
const TEAM = 'hello@otosafi.sn'

type Headers = Record<string, string>
type Slot = { id: string; startsAt: string; free: boolean; store: { id: string; name: string } }

withDatabase('inspections at home', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>
  let people = 0

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database)
  })

  const newSale = async ({ hasEmail = true, headers = {} }: { hasEmail?: boolean; headers?: Headers } = {}) => {
    people += 1
    const { email: _, ...sold } = SOLD
    const [phone, email] = [`77 12${people} 45 67`, `home${people}@example.org`]
    const fields = { ...sold, city: 'dakar-plateau', phone, ...(hasEmail && { email }) }
    const { body } = await world.sell(fields, { edition: 'sn', headers })
    return { id: body.id as string, reference: body.reference as string, email, phone: `+2217712${people}4567` }
  }
  const slotsOf = async (id: string): Promise<Slot[]> =>
    (await world.server.send('sn', `/api/sales/${id}/slots?days=14`)).body.slots
  const slotAt = async (id: string, at: number) => {
    const slot = (await slotsOf(id))[at]
    if (slot === undefined) throw new Error('There is no such slot')
    return slot
  }
  const choose = (id: string, slot: string, address?: string) => {
    world.server.time.now += 1000
    return post(world.server, `/sales/${id}/appointment`, { slot, address }, { edition: 'sn' })
  }
  const act = async (reference: string, form: Record<string, string>) =>
    world.click(await world.teamLink(reference, TEAM), form, 'sn')
  const appointmentOf = async (id: string) => (await world.saleOf(id, 'sn')).appointment
  const eventOf = async (id: string) => {
    const [event] = readCalendar((await world.server.send('sn', `/calendar/sales/${id}.ics`)).bytes).parts
    if (event === undefined) throw new Error('No event')
    return event
  }

  it('are booked at an address, which seller, calendar and team see, moved, and kept at another address', async () => {
    const { id, reference, email } = await newSale()
    expect((await world.mailsOn(reference, email)).at(-1)?.text).toContain('chez vous ou dans notre showroom')
    const [first, second] = [await slotAt(id, 4), await slotAt(id, 5)]
    const chosen = await choose(id, first.id, `  ${HOME}\n`)
    const appointment = { startsAt: first.startsAt, place: HOME, atHome: true, slot: first.id }
    expect(chosen).toMatchObject({ status: 200, body: { state: 'appointment', appointment } })
    expect((await choose(id, first.id, HOME)).body).toEqual(chosen.body)
    expect((await world.mailsOn(reference, email)).at(-1)?.text).toContain(`Chez vous\u00a0: ${HOME}`)
    expect(readText(onlyValue(await eventOf(id), 'LOCATION'))).toBe(HOME)
    const teamMail = (await world.mailsOn(reference, TEAM)).at(-1)?.text
    expect(teamMail).toContain(`Chez le vendeur\u00a0: ${HOME}`)
    expect(teamMail).toContain(`Showroom dont l’équipe vient\u00a0: ${first.store.name}`)

    expect((await choose(id, second.id, HOME)).body.appointment).toEqual({
      ...appointment,
      startsAt: second.startsAt,
      slot: second.id,
    })
    expect((await choose(id, second.id, 'Rue 7, Médina')).body.appointment).toMatchObject({
      startsAt: second.startsAt,
      place: 'Rue 7, Médina',
      atHome: true,
    })
    const back = (await choose(id, second.id)).body.appointment
    expect(back).toMatchObject({ startsAt: second.startsAt, atHome: false, slot: second.id })
    expect(back.place).toContain(second.store.name)
    expect((await world.mailsOn(reference, email)).at(-1)?.text).toContain(`Où\u00a0: ${back.place}`)
    await choose(id, second.id, HOME)
    expect(await world.mailsOn(reference, email)).toHaveLength(6)

    const events = await world.eventsOf(reference)
    const steps = events.map(({ action, actor, state, at, appointment_at }) => ({
      action,
      actor,
      state,
      at: at.getTime(),
      ...(appointment_at === null ? {} : { appointment: appointment_at.getTime() }),
    }))
    expect(steps).toHaveLength(6)
    expect(replaySale(steps)).toMatchObject({ state: 'appointment', appointment: Date.parse(second.startsAt) })
    await world.server.send('sn', `/api/sales/${id}/appointment/cancel`, { method: 'POST' })
    expect(await appointmentOf(id)).toBeNull()
    expect((await eventOf(id)).properties.map(({ name }) => name)).not.toContain('LOCATION')
  })

  it('keep their address and time while the slot is full or too near for others', async () => {
    const { id } = await newSale()
    const slot = await slotAt(id, 8)
    await choose(id, slot.id, HOME)
    for (let taken = 1; taken < COUNTRIES.sn.visits.places; taken += 1) {
      const other = await newSale()
      // One goes to a home and one comes to the showroom: both have a place of it.
      expect((await choose(other.id, slot.id)).status).toBe(200)
    }
    expect((await slotsOf(id)).find((each) => each.id === slot.id)?.free).toBe(false)
    const late = await newSale()
    for (const address of [HOME, undefined]) {
      const refused = await choose(late.id, slot.id, address)
      expect([refused.status, refused.body.code]).toEqual([409, 'slot_not_available'])
    }
    expect((await choose(id, slot.id, 'Rue 7, Médina')).body.appointment.place).toBe('Rue 7, Médina')
    const before = world.server.time.now
    world.server.time.now = Date.parse(slot.startsAt) - 60_000
    expect((await choose(id, slot.id, HOME)).body.appointment).toMatchObject({ place: HOME, startsAt: slot.startsAt })
    world.server.time.now = Date.parse(slot.startsAt)
    expect((await choose(id, slot.id, 'Rue 7, Médina')).status).toBe(409)
    world.server.time.now = before
  })

  it('need an address that can be found, and are refused where the edition offers none', async () => {
    const { id } = await newSale()
    const slot = await slotAt(id, 12)
    for (const address of ['', '  ', 'ab', '\u200b\u200b\u200b', 'x'.repeat(201)]) {
      const refused = await choose(id, slot.id, address)
      expect([refused.status, refused.body.errors[0].path], address).toEqual([422, '/body/address'])
    }
    expect(await appointmentOf(id)).toBeNull()
    expect((await choose(id, slot.id, 'x'.repeat(200))).status).toBe(200)

    for (const edition of Object.values(EDITIONS).filter((each) => !inspectsAtHome(each))) {
      const path = `/sales/${'A'.repeat(43)}/appointment`
      const refused = await post(world.server, path, { slot: slot.id, address: HOME }, { edition: edition.id })
      expect(refused, edition.id).toMatchObject({ status: 422, body: { errors: [{ path: '/body/address' }] } })
    }
    const { body: inMorocco } = await world.sell(world.seller())
    const [there] = (await world.server.send('ma', `/api/sales/${inMorocco.id}/slots?days=14`)).body.slots
    const path = `/sales/${inMorocco.id}/appointment`
    expect((await post(world.server, path, { slot: there.id, address: HOME })).status).toBe(422)
    expect((await post(world.server, path, { slot: there.id })).body.appointment).toMatchObject({ atHome: false })
    const page = await world.server.send('ma', await world.teamLink(inMorocco.reference))
    expect(page.bytes.toString()).not.toContain('name="home"')
  })

  it('are moved by the team, at the same home unless it says otherwise', async () => {
    const { id, reference } = await newSale()
    const [first, second] = [await slotAt(id, 16), await slotAt(id, 17)]
    await choose(id, first.id, HOME)
    const page = (await world.server.send('sn', await world.teamLink(reference, TEAM))).bytes.toString()
    const [, shown = ''] = /name="home"[^>]* value="([^"]*)"/.exec(page) ?? []
    expect(shown).toBe(HOME)
    const moved = await act(reference, { action: 'schedule', slot: second.id, home: shown })
    expect(moved.status).toBe(200)
    expect(await appointmentOf(id)).toMatchObject({ startsAt: second.startsAt, place: HOME, atHome: true })
    expect((await act(reference, { action: 'schedule', slot: first.id, home: 'ab' })).status).toBe(422)
    await act(reference, { action: 'schedule', slot: '', moment: '2026-06-03T20:00', home: HOME })
    expect(await appointmentOf(id)).toEqual({
      startsAt: '2026-06-03T20:00:00.000Z',
      place: HOME,
      atHome: true,
      slot: null,
    })
    const elsewhere = { action: 'schedule', moment: '2026-06-03T19:00', place: 'Garage Ndiaye', home: HOME }
    await act(reference, elsewhere)
    expect(await appointmentOf(id)).toMatchObject({ place: 'Garage Ndiaye', atHome: false })
    await act(reference, { action: 'schedule', slot: first.id, home: '' })
    expect(await appointmentOf(id)).toMatchObject({ startsAt: first.startsAt, atHome: false, slot: first.id })
    await act(reference, { action: 'schedule', slot: first.id, home: HOME })
    await act(reference, { action: 'inspect' })
    expect(await appointmentOf(id)).toMatchObject({ place: HOME, atHome: true, slot: null })
  })

  it('are confirmed by text message with their address where there is no mail', async () => {
    const { id, reference, phone } = await newSale({ hasEmail: false })
    await act(reference, { action: 'see' })
    const slot = await slotAt(id, 20)
    await choose(id, slot.id, HOME)
    expect((await messagesTo(database, phone)).at(-1)?.text).toContain(`Chez vous : ${HOME}`)
  })

  it('are in the export of the account, and their address is deleted with it', async () => {
    const email = 'account@example.org'
    await addUser(database, { email, edition: 'sn' })
    const login = await post(
      world.server,
      '/auth/login',
      { identifier: email, password: PASSWORD, session: 'cookie' },
      { edition: 'sn' },
    )
    const cookie = cookieHeader(login)
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const { id, reference } = await newSale({ headers })
    await choose(id, (await slotAt(id, 24)).id, HOME)
    const { body } = await world.server.send('sn', '/api/profile/export', { headers: { cookie } })
    expect(body.sales).toMatchObject([{ sale: { appointment: { place: HOME, atHome: true } } }])
    const deleted = await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers, edition: 'sn' })
    expect(deleted.status).toBe(200)
    const { rows } = await database.pool.query(
      `select s.*, (select json_agg(e) from sale_events e where e.sale_id = s.id) as events from sales s where reference = $1`,
      [reference],
    )
    expect(rows).toMatchObject([{ appointment_place: null, appointment_at_home: false }])
    expect(JSON.stringify(rows)).not.toContain('Sicap')
  })
})
