import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { createRunVisits } from './run-visits.ts'

const DAY = 24 * 3_600_000

withDatabase('visits that are over', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const run = () =>
    createRunVisits({ database, clock: () => world.server.time.now, originOf: (id) => `https://${id}.test` })(
      new AbortController().signal,
    )
  const schedule = async () => {
    const car = await world.newCar()
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    const slot = slots.find(({ free }: { free: boolean }) => free)
    const { body } = await post(world.server, '/visits', { car, slot: slot.id, ...(await world.newGuest()) })
    return { id: body.id, reference: body.reference, startsAt: Date.parse(slot.startsAt) }
  }
  const teamLink = async (reference: string) => {
    const mails = await world.mailsOn(reference, 'hello@otosafi.ma')
    return mails.map(({ text }) => /\/team\/visits\/[\w-]{43}/.exec(text)?.[0] ?? '').at(-1) ?? ''
  }
  const stateOf = async (id: string) => (await world.server.send('ma', `/api/visits/${id}`)).body.state
  const stored = async (reference: string) => {
    const { rows } = await database.pool.query(
      `select v.state, e.action, e.actor,
        (select count(*)::int from visit_places p where p.edition = v.edition and p.visit_id = v.id) as places
       from visits v join visit_events e on e.edition = v.edition and e.id = v.last_event where v.reference = $1`,
      [reference],
    )
    return rows[0]
  }

  it('are cancelled where nobody has confirmed them, and took place otherwise, which is noted a day later', async () => {
    const [waiting, confirmed] = [await schedule(), await schedule()]
    expect((await world.click(await teamLink(confirmed.reference), { action: 'confirm' })).status).toBe(200)
    const sent = (await mailsIn(database)).length

    world.server.time.now = Math.max(waiting.startsAt, confirmed.startsAt)
    // Nothing of it is noted yet.
    expect([await stateOf(waiting.id), await stateOf(confirmed.id)]).toEqual(['cancelled', 'confirmed'])
    await run()
    expect(await stored(waiting.reference)).toMatchObject({ state: 'requested', action: 'schedule' })
    expect(await stored(confirmed.reference)).toMatchObject({ state: 'confirmed', action: 'confirm', places: 1 })

    world.server.time.now += DAY
    expect(await stateOf(confirmed.id)).toBe('done')
    await run()
    await run()
    expect(await stored(waiting.reference)).toEqual({ state: 'cancelled', action: 'cancel', actor: 'clock', places: 0 })
    expect(await stored(confirmed.reference)).toEqual({ state: 'done', action: 'finish', actor: 'clock', places: 0 })
    expect((await mailsIn(database)).length).toBe(sent)
    // The last mail to the team leads to what became of it.
    for (const { reference } of [waiting, confirmed]) {
      const link = await teamLink(reference)
      const opened = await world.server.send('ma', link)
      expect([opened.status, opened.bytes.toString()]).toEqual([200, expect.stringContaining('Il n’y a rien à faire')])
      const late = await world.click(link, { action: 'cancel' })
      expect([late.status, late.bytes.toString()]).toEqual([409, expect.stringContaining('Il n’y a rien à faire')])
    }
  })
})
