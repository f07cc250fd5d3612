import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'
import { eventually } from '@otosafi/vitest/eventually'

import { createStableLinks } from '../../auth/stable-links.ts'
import { type Database, withQueries } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { migrate } from '../../db/migrate.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { seedStock } from '../../testing/cars.ts'
import { lastMessageTo, mailsIn } from '../../testing/sent-messages.ts'
import { BOOKING_LINKS, createBookingLinks } from './booking-links.ts'
import { createBookingSteps } from './booking-steps.ts'
import { createNotifyOfBooking } from './notify-of-booking.ts'
import { createRunBookings } from './run-bookings.ts'
import { exampleNewBooking } from './testing/booking-rows.ts'

const DAY = 24 * 3_600_000
/** Of the held booking: days of the hold, and within which its deposit is paid back. */
const HOLD_DAYS = 7
const REFUND_DAYS = 30
const BOOKED = Date.parse('2026-06-01T12:00:00Z')
const ORIGIN = 'https://ma.test'

vi.setConfig({ testTimeout: 120_000 })

/** A database on the disk, as a server has it: each call opens it, and it has to be closed before the next one. */
function onDisk(): () => Promise<Database> {
  const directory = mkdtempSync(join(tmpdir(), 'otosafi-stopped-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return async () => withQueries(await openEmbedded(join(directory, 'database'), () => undefined))
}

/** Holds the car of the stock for a visitor, whose deposit has arrived. */
async function hold(database: Database): Promise<void> {
  const car = await database.kysely.selectFrom('cars').select('id').executeTakeFirstOrThrow()
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const notify = createNotifyOfBooking(links, () => null)(EDITIONS.ma, ORIGIN)
  const steps = createBookingSteps(EDITIONS.ma, new Date(BOOKED), notify)
  await inTransaction(database, async (write) => {
    const { id, deposit } = await steps.request(write, {
      ...exampleNewBooking(EDITIONS.ma, { car_id: car.id }),
      hold_days: HOLD_DAYS,
      refund_days: REFUND_DAYS,
    })
    await steps.take(write, id, { action: 'confirm', actor: 'staff' })
    await steps.take(write, id, { action: 'receiveDeposit', actor: 'staff', amount: deposit })
  })
}

/** Starts the jobs of a server at a moment, waits until that of bookings has run, and stops them. */
async function start(database: Database, now: number): Promise<void> {
  const report = vi.fn<(message: string) => void>()
  const clock = () => now
  const run = createRunBookings({ database, payments: () => null, clock, originOf: () => ORIGIN })
  let runs = 0
  const stop = await startJobs({
    database,
    ports: { mail: null, sms: null },
    ...IDLE_JOBS,
    bookings: async (signal) => {
      await run(signal)
      runs += 1
    },
    clock,
    report,
  })
  await eventually(() => expect(runs).toBeGreaterThan(0))
  await stop()
  expect(report).not.toHaveBeenCalled()
}

/** Events of the booking, when the last one happened, the state of its car, and the number of mails to its visitor. */
async function stateOf(database: Database) {
  const { kysely } = database
  const events = await kysely
    .selectFrom('booking_events')
    .select(['action', 'actor', 'at'])
    .orderBy('version')
    .execute()
  const { status } = await kysely.selectFrom('cars').select('status').executeTakeFirstOrThrow()
  const mails = (await mailsIn(database)).filter(({ to }) => to === 'awa@example.org')
  return {
    events: events.map(({ action, actor }) => `${action} ${actor}`),
    last: events.at(-1)?.at.getTime(),
    status,
    mails: mails.length,
  }
}

it('a hold that ends while no server runs is expired by the next start, once, and its visitor is written once', async () => {
  const open = onDisk()
  const first = await open()
  await migrate(first.pool)
  await seedStock(first, ['ma'], 1)
  await hold(first)
  const held = await stateOf(first)
  expect(held).toMatchObject({
    events: ['request visitor', 'confirm staff', 'receiveDeposit staff'],
    status: 'reserved',
  })
  await first.close()

  const expired = {
    events: [...held.events, 'expire clock'],
    // When it ran out, from which the days to pay the deposit back are counted.
    last: BOOKED + HOLD_DAYS * DAY,
    status: 'available',
    mails: held.mails + 1,
  }
  const t = serverTexts(EDITIONS.ma, EDITIONS.ma.defaultLanguage)
  for (const days of [20, 21]) {
    const later = await open()
    if (days === 20) expect(await stateOf(later)).toEqual(held)
    await start(later, BOOKED + days * DAY)
    expect(await stateOf(later), `${days} days later`).toEqual(expired)
    expect((await lastMessageTo(later, 'awa@example.org')).text).toContain(
      t('mail.booking.dueBy', momentOf(new Date(expired.last + REFUND_DAYS * DAY), EDITIONS.ma)),
    )
    await later.close()
  }
})
