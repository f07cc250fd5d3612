import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { messagesIn } from '../../testing/sent-messages.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { createRunVisits } from './run-visits.ts'

const HOUR = 3_600_000

withDatabase('reminders of visits', (open) => {
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
    const slot = slots.find(
      ({ free, startsAt }: { free: boolean; startsAt: string }) =>
        free && Date.parse(startsAt) > world.server.time.now + 72 * HOUR && startsAt.includes('T13:'),
    )
    const guest = await world.newGuest()
    const { body } = await post(world.server, '/visits', { car, slot: slot.id, ...guest })
    return { reference: body.reference, startsAt: Date.parse(slot.startsAt), to: guest.email }
  }

  it('say of one that nobody has confirmed that it is not, and to call first', async () => {
    const [waiting, confirmed] = [await schedule(), await schedule()]
    const mails = await world.mailsOn(confirmed.reference, 'hello@otosafi.ma')
    const link = mails.map(({ text }) => /\/team\/visits\/[\w-]{43}/.exec(text)?.[0] ?? '').at(-1) ?? ''
    expect((await world.click(link, { action: 'confirm' })).status).toBe(200)
    for (const { startsAt } of [waiting, confirmed]) {
      world.server.time.now = startsAt - 2 * HOUR
      await run()
    }
    const [ofWaiting, ofConfirmed] = [
      (await world.mailsOn(waiting.reference, waiting.to)).at(-1),
      (await world.mailsOn(confirmed.reference, confirmed.to)).at(-1),
    ]
    expect(ofWaiting?.subject).toContain('Visite pas encore confirmée, appelez-nous avant de venir')
    expect(ofWaiting?.text).toContain('Nous ne l’avons pas encore confirmée. Appelez-nous avant de venir.')
    expect(ofConfirmed?.subject).toContain('À bientôt')
    expect(ofConfirmed?.text).not.toContain('pas encore confirmée')
  })

  it('are mails, too, that are not sent any more once it has begun; others about it are', async () => {
    const { startsAt, to } = await schedule()
    world.server.time.now = startsAt - 2 * HOUR
    await run()
    const ids = (await messagesIn(database)).filter(({ message }) => message.to === to).map(({ id }) => id)
    const rows = await database.kysely
      .selectFrom('outbox')
      .select('expires_at')
      .where('id', 'in', ids.slice(-2))
      .orderBy('number')
      .execute()
    expect(rows).toEqual([{ expires_at: null }, { expires_at: new Date(startsAt) }])
  })
})
