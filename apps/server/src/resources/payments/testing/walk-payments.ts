import { randomUUID } from 'node:crypto'

import { kept, refundDue } from '@otosafi/domain/booking/booking'
import { createRandom } from '@otosafi/domain/random'
import { EDITIONS } from '@otosafi/editions/registry'

import { createLinkToken } from '../../../auth/link-tokens.ts'
import { createStableLinks } from '../../../auth/stable-links.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { PaymentsPort } from '../../../outside/payments/payments-port.ts'
import { BOOKING_LINKS, createBookingLinks } from '../../bookings/booking-links.ts'
import { bookingOf, type BookingRow } from '../../bookings/booking-rows.ts'
import { createBookingSteps } from '../../bookings/booking-steps.ts'
import { createFindTeamBooking } from '../../bookings/team-booking.ts'
import { exampleNewBooking } from '../../bookings/testing/booking-rows.ts'
import type { openBookingWorld } from '../../bookings/testing/booking-world.ts'
import type { TeamCase } from '../../team-case.ts'
import { createUnreliableProvider, type UnreliableProvider } from './unreliable-provider.ts'

const MINUTE = 60_000
const STEPS = 40
const EDITION = EDITIONS.ma
const PLACE = { edition: EDITION, origin: 'https://ma.test' }

type World = Awaited<ReturnType<typeof openBookingWorld>>

/** Setup of a walk: a world whose payments all go through `provider`. */
export type WalkedWorld = { database: Database; world: World; provider: UnreliableProvider }

/** The provider of every edition in a walk, with the failures that it injects. */
export function providerOfWalks(): { provider: UnreliableProvider; payments: () => PaymentsPort } {
  const provider = createUnreliableProvider()
  return { provider, payments: () => provider.port }
}

/**
 * Walks bookings of one car through deposits, right and wrong, with notices that are lost, doubled and late, a provider that is away, and
 * jobs that run at once. Throws as soon as money is unaccounted for; in the end everything has to settle.
 */
export async function walkPayments(seed: number, { database, world, provider }: WalkedWorld): Promise<void> {
  const random = createRandom(`payments ${seed}`)
  const car = await world.newCar()
  const bookings: { id: string; token: string }[] = []
  const notifyNobody = async () => undefined
  const steps = () => createBookingSteps(EDITION, new Date(world.server.time.now), notifyNobody)
  const clock = () => world.server.time.now
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const findCase = createFindTeamBooking({ database, payments: () => null, clock })
  let cash = 0

  const rowOf = (id: string): Promise<BookingRow> =>
    database.kysely.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const request = async () => {
    const id = randomUUID()
    const now = new Date(clock())
    const made = await inTransaction(database, async (write) => {
      await steps().request(write, exampleNewBooking(EDITION, { id, car_id: car }))
      return createLinkToken(write, { edition: 'ma', purpose: 'booking', subject: id, now, life: null })
    }).catch(() => null)
    if (made !== null) bookings.push({ id, token: made })
  }

  /** Takes an action of staff, as link and office do; a no-op where it is not offered. */
  const staff = async (id: string, action: string) => {
    const before = await rowOf(id)
    await inTransaction(database, async (write) => {
      const teamCase = await findCase(write, await links.team(write, before), PLACE)
      if (teamCase !== null && 'act' in teamCase) await teamCase.act(action, 'A reason', shownIn(teamCase, action))
    })
    const after = await rowOf(id)
    cash += after.received + after.surplus - before.received - before.surplus
    cash -= after.returned - before.returned
  }

  /** The visitor cancels what is perhaps paid, and staff may be faster than the provider to pay it back. */
  const leave = async ({ id, token }: { id: string; token: string }) => {
    if (random.chance(0.7)) await world.runPayments()
    await world.cancel(token)
    if (random.chance(0.5)) await staff(id, 'refund')
  }

  const notify = (reference: string) =>
    world.server.send('ma', '/payments/notices/local', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-genuine': 'yes' },
      body: JSON.stringify({ reference }),
    })

  const act = async (): Promise<void> => {
    const one = bookings.length === 0 ? null : random.pick(bookings)
    const payment = provider.pick(random)
    const acts: (() => Promise<unknown>)[] = [
      request,
      async () => one && world.startDeposit(one.token),
      async () => one && world.startDeposit(one.token),
      async () => payment && provider.charge(payment, random),
      async () => payment && provider.charge(payment, random),
      async () => payment && notify(payment),
      async () => payment && Promise.all([notify(payment), notify(payment), world.runPayments()]),
      () => world.runPayments(),
      () => Promise.all([world.runPayments(), world.runPayments(), world.run()]),
      () => world.run(),
      async () => one && leave(one),
      async () => one && staff(one.id, random.pick(['receiveDeposit', 'refund', 'refundStray', 'cancel', 'confirm'])),
      async () => (world.server.time.now += random.pick([1, 6, 40, 700, 3000]) * MINUTE),
    ]
    await random.pick(acts)()
  }

  provider.fails(random)
  for (let step = 0; step < STEPS; step += 1) {
    await act()
    await checkBalance({ database, world, provider }, bookings, cash)
  }
  await settle()
  await checkBalance({ database, world, provider }, bookings, cash)
  await checkSettled({ database, world, provider }, bookings)

  /** The provider is well again, time passes, and staff pays what is theirs to pay. */
  async function settle(): Promise<void> {
    provider.fails(null)
    for (let round = 0; round < 6; round += 1) {
      world.server.time.now += 8 * 60 * MINUTE
      await world.run()
      await world.runPayments()
      await world.runPayments()
    }
    world.server.time.now += 9 * 24 * 60 * MINUTE
    await world.run()
    await world.runPayments()
    world.server.time.now += 60 * MINUTE
    await world.runPayments()
    for (const { id } of bookings) {
      await staff(id, 'refund')
      await staff(id, 'refundStray')
    }
  }
}

/** The fields of an act as they are shown. */
function shownIn({ acts }: Pick<TeamCase, 'acts'>, action: string): ReadonlyMap<string, string> {
  const { fields = [] } = acts.find((act) => act.action === action) ?? {}
  return new Map(
    fields.flatMap((field) => (field.kind === 'choice' ? [[field.name, field.options[0]?.value ?? ''] as const] : [])),
  )
}

/**
 * Holds at every moment: charges are noted once, no more goes back than came, sums agree with events and provider, and no second
 * page is opened beside one that was paid after its refusal.
 */
async function checkBalance(walked: WalkedWorld, bookings: readonly { id: string }[], cash: number): Promise<void> {
  const { database, provider } = walked
  if (provider.begunTooSoon.length > 0) throw new Error('A second page was opened though the first had been paid')
  let [booked, returned] = [0, 0]
  for (const { id } of bookings) {
    const row = await database.kysely.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (refundDue(bookingOf(row)) < 0) throw new Error('More was paid back than was due')
    booked += row.received + row.surplus
    returned += row.returned
  }
  const charges = await chargesOf(database, bookings)
  const refunds = await refundsOf(walked, charges)
  const doneOf = sum(refunds.filter(({ state, byProvider }) => state === 'done' && byProvider))
  const bookedCharges = charges.filter(({ is_booked }) => is_booked)
  const strays = new Set(charges.filter(({ is_booked }) => !is_booked).map(({ charge }) => charge))
  const doneForBookings = sum(
    refunds.filter(({ state, byProvider, charge }) => state === 'done' && byProvider && !strays.has(charge)),
  )
  // Money in the bookings came from the provider or in cash, and refunds went the same ways.
  const expected = sum(bookedCharges) / 100 - doneForBookings / 100 + cash
  if (booked - returned !== expected)
    throw new Error(`${booked - returned} is in the bookings, and should be ${expected}`)
  if (doneOf > provider.returned()) throw new Error('Something is noted as paid back that the provider has not paid')
  for (const { charge, amount } of charges) {
    const back = sum(refunds.filter((refund) => refund.charge === charge))
    if (back > amount) throw new Error(`Of a charge of ${amount}, ${back} goes back`)
    if (provider.returnedOf(charge) > amount) throw new Error('The provider has paid back more than it took')
    if (provider.amountOf(charge) !== amount) throw new Error('A charge is not what the provider took')
  }
}

/** Holds in the end: every charge is noted, nothing is due, and the seller has kept what the rules say. */
async function checkSettled(walked: WalkedWorld, bookings: readonly { id: string }[]): Promise<void> {
  const { database, world, provider } = walked
  const charges = await chargesOf(database, bookings)
  const noted = charges.map(({ charge }) => charge).toSorted()
  if (String(noted) !== String(provider.charges().toSorted())) throw new Error('A charge was never noted, or twice')
  const refunds = await refundsOf(walked, charges)
  if (refunds.some(({ state }) => state === 'due' || state === 'sent'))
    throw new Error('A refund is under way for ever')
  const asDone = refunds.filter(({ state, byProvider }) => state === 'done' && byProvider)
  if (sum(asDone) !== provider.returned()) throw new Error('The provider has paid back what nobody noted')
  for (const { charge, amount, is_booked } of charges) {
    const back = refunds.filter((refund) => refund.charge === charge)
    if (!is_booked && (sum(back) !== amount || back.some(({ state }) => state !== 'done')))
      throw new Error('What fits no booking does not go back in full')
  }
  for (const { id } of bookings) {
    const row = await database.kysely.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const booking = bookingOf(row)
    if (refundDue(booking) !== 0) throw new Error('Money is due for ever')
    if (row.received + row.surplus - row.returned !== kept(booking)) throw new Error('The seller keeps another sum')
  }
  provider.forget()
  world.reported.length = 0
}

async function chargesOf({ kysely }: Database, bookings: readonly { id: string }[]) {
  if (bookings.length === 0) return []
  return kysely
    .selectFrom('payment_charges as c')
    .innerJoin('payments as p', 'p.id', 'c.payment_id')
    .select(['c.charge', 'c.amount', 'c.is_booked'])
    .where(
      'p.booking_id',
      'in',
      bookings.map(({ id }) => id),
    )
    .execute()
}

/** Refunds of charges; what staff has paid in the provider's place was asked for by hand. */
async function refundsOf({ database: { kysely }, provider }: WalkedWorld, charges: readonly { charge: string }[]) {
  if (charges.length === 0) return []
  const rows = await kysely
    .selectFrom('payment_refunds')
    .select(['id', 'charge', 'amount', 'state'])
    .where(
      'charge',
      'in',
      charges.map(({ charge }) => charge),
    )
    .execute()
  return rows.map((row) => ({ ...row, byProvider: !provider.isByHand(row.id) }))
}

function sum(items: readonly { amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0)
}
