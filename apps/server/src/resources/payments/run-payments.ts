import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { ChoosePayments } from '../../outside/payments/choose-payments.ts'
import { PaymentsError } from '../../outside/payments/payments-port.ts'
import type { PaymentRow } from './payment-rows.ts'
import { listDueRefunds, sendRefund } from './send-refunds.ts'
import { POLLING_TIMEOUT_MS, settlePayment } from './settle-payment.ts'
import { createSettlingTools } from './settling-tools.ts'

/** Batch size: payments polled in one run. */
const BATCH = 100
/** When a payment whose provider did not answer is asked about again: after a quarter of its age, within these bounds. */
const AWAY_MS = { least: 2 * 60_000, most: 6 * 3_600_000 }

/** The code of a payment whose edition does not have its provider any more. */
const NO_PROVIDER = 'no-provider'

type Running = {
  database: Pick<Database, 'kysely'>
  payments: ChoosePayments
  clock: Clock
  originOf: (edition: EditionId) => string
  report: (message: string, error: unknown) => void
}

/** The work of the payments' job. */
export type RunPayments = (signal: AbortSignal) => Promise<void>

/**
 * Asks the providers for the state of every payment that is due for it, after a notice or for lack of one, stores that state,
 * and sends refunds (P-26). An unavailable provider is not called again until the next run, so that it does not delay those of
 * other editions.
 */
export function createRunPayments({ database, payments, clock, originOf, report }: Running): RunPayments {
  const toolsIn = createSettlingTools({ database, payments })
  const toolsOf = (edition: EditionId, now: Date) => toolsIn(EDITIONS[edition], originOf(edition), now)

  /** Asks about a payment; what has failed is reported, and due again. */
  const ask = async (payment: PaymentRow): Promise<void> => {
    const now = new Date(clock())
    const port = payments(payment.edition)
    if (port === null || port.provider !== payment.provider) throw new PaymentsError(NO_PROVIDER)
    await settlePayment(database, payment, await port.status(payment.reference), toolsOf(payment.edition, now))
  }

  /** Asks later about a payment that could not be asked about; `isFinal` where nobody may answer any more, for 30 days. */
  const postpone = async (payment: PaymentRow, isFinal: boolean): Promise<void> => {
    const { edition, id, created_at, due_at, state } = payment
    const now = clock()
    const age = now - created_at.getTime()
    const pause = Math.min(AWAY_MS.most, Math.max(AWAY_MS.least, age / 4))
    const isOver = isFinal && age + pause > POLLING_TIMEOUT_MS
    await database.kysely
      .updateTable('payments')
      .set(isOver ? { due_at: null, state: state === 'open' ? 'abandoned' : state } : { due_at: new Date(now + pause) })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .execute()
  }

  const askAll = async (signal: AbortSignal, away: Set<EditionId>): Promise<void> => {
    const known = [...away]
    const due = await database.kysely
      .selectFrom('payments')
      .selectAll()
      .where('due_at', '<=', new Date(clock()))
      .$if(known.length > 0, (query) => query.where('edition', 'not in', known))
      .orderBy('due_at')
      .limit(BATCH)
      .execute()
    for (const payment of due) {
      signal.throwIfAborted()
      if (away.has(payment.edition)) continue
      try {
        await ask(payment)
      } catch (error) {
        report(`The payment ${payment.reference} could not be settled yet`, error)
        if (error instanceof PaymentsError && error.isAway) away.add(payment.edition)
        await postpone(payment, error instanceof PaymentsError && error.code === NO_PROVIDER)
      }
    }
    // Payments of an edition whose provider is away may have filled the batch.
    if (away.size > known.length) await askAll(signal, away)
  }

  const refundAll = async (signal: AbortSignal, away: Set<EditionId>): Promise<void> => {
    for (const refund of await listDueRefunds(database, new Date(clock()))) {
      signal.throwIfAborted()
      if (away.has(refund.edition)) continue
      const now = new Date(clock())
      const { steps, notifyOfManualRefund } = toolsOf(refund.edition, now)
      try {
        await sendRefund(database, refund, { port: payments(refund.edition), steps, now, notifyOfManualRefund })
      } catch (error) {
        report(`The refund ${refund.id} could not be sent yet`, error)
        if (error instanceof PaymentsError && error.isAway) away.add(refund.edition)
      }
    }
  }

  return async (signal) => {
    const away = new Set<EditionId>()
    await askAll(signal, away)
    await refundAll(signal, away)
  }
}
