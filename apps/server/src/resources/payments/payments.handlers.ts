import { randomUUID } from 'node:crypto'

import type { EditionFacts } from '@otosafi/editions/edition'

import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { withoutBudget } from '../../db/budget.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { toMinorUnits } from '../../outside/payments/minor-units.ts'
import type { PaymentsPort } from '../../outside/payments/payments-port.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import type { BookingRow } from '../bookings/booking-rows.ts'
import { followBooking } from '../bookings/follow-booking.ts'
import { createReference } from '../requests/reference.ts'
import { askAboutRefused, listRefused } from './ask-about-refused.ts'
import type { PaymentRow } from './payment-rows.ts'
import { isPayable } from './present-payment.ts'
import { FIRST_POLL_MS } from './settle-payment.ts'
import { createSettlingTools } from './settling-tools.ts'

/** Longer than a provider may take to give its page: after that a payment without one has failed to begin. */
const BEGINNING_MS = 60_000

/** Paying the deposit of a booking online (P-26). */
export function createPaymentHandlers({
  database,
  payments,
  clock,
}: Pick<ApiServices, 'database' | 'payments' | 'clock'>): HandlersOf<'startDeposit'> {
  const toolsIn = createSettlingTools({ database, payments })
  return {
    async startDeposit({ path: { id: token }, body: { returnTo } }, { edition, language, origin }) {
      const port = payments(edition.id)
      if (port === null) throw new Problem('feature_not_available')
      const find = async (write: Write, lock?: 'forUpdate') => {
        const row = await followBooking(write, edition, { token, now: clock() }, lock)
        const now = new Date(clock())
        if (!isPayable(row, now.getTime())) throw new Problem('conflict')
        return { row, now, open: await findOpenPayment(write, row, port, now) }
      }
      const refused = await inTransaction(database, async (write) => {
        const { row, open } = await find(write)
        return open === undefined ? listRefused(write, row, port) : []
      })
      const begin = () =>
        inTransaction(database, async (write) => {
          const { row, now, open } = await find(write, 'forUpdate')
          // Another request waits for the provider's page just now.
          if (open?.redirect_to === null) throw new Problem('conflict')
          return { row, payment: open ?? (await insertPayment(write, row, { port, edition, now })) }
        })
      // A refused page may have been paid since.
      const askAndBegin = async () => {
        const tools = toolsIn(edition, origin, new Date(clock()))
        if (await askAboutRefused(database, refused, port, tools)) throw new Problem('conflict')
        return begin()
      }
      // An answer of the provider may take longer than a request may wait for the database.
      const { row, payment } = refused.length === 0 ? await begin() : await withoutBudget(askAndBegin)
      // A page of ours that leads on to the provider's: see `registerPaymentRedirect`.
      const answer = ok({ redirectTo: `${origin}/payments/${payment.id}` })
      if (payment.redirect_to !== null) return answer
      // The provider may have taken longer than a request may wait for the database.
      const note = (begun: { redirect_to: string } | { asked_at: Date }) =>
        withoutBudget(() =>
          database.kysely
            .updateTable('payments')
            .set(begun)
            .where('edition', '=', edition.id)
            .where('id', '=', payment.id)
            .execute(),
        )
      const order = {
        reference: payment.reference,
        amount: payment.amount,
        currency: payment.currency,
        description: `Otosafi ${row.reference}`,
        email: row.email ?? `${row.reference.toLowerCase()}@${edition.host}`,
        language,
        // Providers may send the payer back by a form, which pages refuse from others: see `registerPaymentReturn`.
        returnTo: `${origin}/payments/return${returnTo}`,
        noticeTo: `${origin}/payments/notices/${port.provider}`,
      }
      const { redirectTo } = await port.start(order).catch(async (error: unknown) => {
        // Nobody gets its page: the next one may begin.
        await note({ asked_at: new Date(clock()) })
        throw error
      })
      await note({ redirect_to: redirectTo })
      return answer
    },
  }
}

/** A payment that can be made still, or is being begun: who clicks twice, at once or days later, is not to pay twice. */
function findOpenPayment(
  write: Write,
  { edition, id }: BookingRow,
  { provider }: PaymentsPort,
  now: Date,
): Promise<PaymentRow | undefined> {
  return write
    .selectFrom('payments')
    .selectAll()
    .where('edition', '=', edition)
    .where('booking_id', '=', id)
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .where(({ eb, or, and }) =>
      or([
        eb('redirect_to', 'is not', null),
        and([eb('asked_at', 'is', null), eb('created_at', '>', new Date(now.getTime() - BEGINNING_MS))]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function insertPayment(
  write: Write,
  { edition: editionId, id, deposit }: BookingRow,
  { port, edition: { currency }, now }: { port: PaymentsPort; edition: EditionFacts; now: Date },
): Promise<PaymentRow> {
  return write
    .insertInto('payments')
    .values({
      edition: editionId,
      id: randomUUID(),
      booking_id: id,
      provider: port.provider,
      reference: createReference(editionId, 'payment'),
      amount: toMinorUnits(deposit, currency),
      currency,
      state: 'open',
      redirect_to: null,
      created_at: now,
      due_at: new Date(now.getTime() + FIRST_POLL_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
