import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { createLinkToken } from '@otosafi/server/auth/link-tokens'
import type { Database } from '@otosafi/server/db/database'
import { inTransaction } from '@otosafi/server/db/in-transaction'
import { exampleBooking, exampleVisit } from '@otosafi/server/resources/bookings/testing/booking-rows'
import { createReference } from '@otosafi/server/resources/requests/reference'
import { exampleNewSale } from '@otosafi/server/resources/sales/testing/sale-rows'

const HOUR = 3_600_000

/** The photo of the sale that was sent last. */
export const SALE_PHOTO = `uploads/${'0'.repeat(48)}`

/**
 * Makes what a secret link leads to, and returns the link's token: a booking, a visit, a sale with an offer, one that was just
 * sent, one with an appointment, somebody who waits for a car, and cars to choose between. `time` is the clock of the server.
 */
export function createLinkedSubjects(database: Database, time: { now: number }) {
  /** A subject of its own. */
  const ownOf = (edition: EditionId, kind: 'booking' | 'visit') => {
    const now = new Date(time.now)
    const ids = { id: randomUUID(), last_event: randomUUID(), reference: createReference(edition, kind) }
    return { ...ids, version: 1, consented_at: now, created_at: now }
  }
  /** A booking of a car that there no longer is. */
  const booking = async (edition: EditionId) => {
    const own = ownOf(edition, 'booking')
    const row = {
      ...exampleBooking({ edition: EDITIONS[edition], language: 'en' }),
      ...own,
      car_id: `!${own.id.slice(0, 7)}`,
      state: 'requested',
      deadline: new Date(time.now + HOUR),
      received: 0,
    } as const
    await database.kysely.insertInto('bookings').values(row).execute()
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'booking', subject: own.id, now: own.created_at, life: null }),
    )
  }
  const firstCarOf = (edition: EditionId) =>
    database.kysely
      .selectFrom('cars')
      .select('id')
      .where('edition', '=', edition)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  /** A visit to see the first car of the stock, on the next day: later than two hours before, it can no longer be moved. */
  const visit = async (edition: EditionId) => {
    const own = ownOf(edition, 'visit')
    const { id: car_id } = await firstCarOf(edition)
    const row = {
      ...exampleVisit({ edition: EDITIONS[edition], language: 'en' }),
      ...own,
      car_id,
      starts_at: new Date(time.now + 24 * HOUR),
      ends_at: new Date(time.now + 25 * HOUR),
      scheduled_at: own.created_at,
    }
    await database.kysely.insertInto('visits').values(row).execute()
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'visit', subject: own.id, now: own.created_at, life: null }),
    )
  }
  /** A sale whose offer waits for its answer. */
  const sale = async (edition: EditionId) => {
    const now = new Date(time.now)
    const valid_until = new Date(time.now + HOUR)
    const row = exampleNewSale({ edition, language: 'en' }, { created_at: now, deadline: valid_until })
    await database.kysely.insertInto('sales').values(row).execute()
    await database.kysely
      .insertInto('sale_offers')
      .values({ edition, sale_id: row.id, number: 1, base: 90_000, made_at: now, valid_until })
      .execute()
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'sale', subject: row.id, now, life: null }),
    )
  }
  /** Moves the one photo of its edition to a sale: keys are unique. */
  const photograph = async (edition: EditionId, sale_id: string) => {
    const row = { edition, sale_id, position: 0, key: SALE_PHOTO, width: 1, height: 1, placeholder: '#808080' }
    await database.kysely
      .insertInto('sale_photos')
      .values(row)
      .onConflict((conflict) => conflict.columns(['edition', 'key']).doUpdateSet({ sale_id }))
      .execute()
  }
  const saleWithoutOffer = async (edition: EditionId, state: 'sent' | 'appointment') => {
    const now = new Date(time.now)
    const appointment =
      state === 'sent'
        ? { appointment_at: null, appointment_place: null }
        : { appointment_at: new Date(time.now + 24 * HOUR), appointment_place: 'A street' }
    const row = exampleNewSale(
      { edition, language: 'en' },
      { ...appointment, state, created_at: now, deadline: null, offers: 0, is_seen: false, version: 1 },
    )
    await database.kysely.insertInto('sales').values(row).execute()
    if (state === 'sent') await photograph(edition, row.id)
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'sale', subject: row.id, now, life: null }),
    )
  }
  const sentSale = (edition: EditionId) => saleWithoutOffer(edition, 'sent')
  const appointedSale = (edition: EditionId) => saleWithoutOffer(edition, 'appointment')
  /** An unconfirmed wait for the first car of the stock; the secret confirms it. */
  const wait = async (edition: EditionId) => {
    const [id, now] = [randomUUID(), new Date(time.now)]
    const { id: car_id } = await firstCarOf(edition)
    await database.kysely
      .insertInto('car_waits')
      .values({ edition, id, car_id, email: `${id}@example.org`, language: 'en', consented_at: now })
      .execute()
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'confirmWait', subject: id, now, life: HOUR }),
    )
  }
  /** The first two cars of the stock, to choose between. */
  const poll = async (edition: EditionId) => {
    const [id, now] = [randomUUID(), new Date(time.now)]
    const { kysely } = database
    const cars = await kysely
      .selectFrom('cars')
      .select('id')
      .where('edition', '=', edition)
      .orderBy('id')
      .limit(2)
      .execute()
    await kysely
      .insertInto('polls')
      .values({ edition, id, cars: cars.map((car) => car.id), created_at: now })
      .execute()
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose: 'poll', subject: id, now, life: HOUR }),
    )
  }
  return { booking, visit, sale, sentSale, appointedSale, wait, poll }
}
