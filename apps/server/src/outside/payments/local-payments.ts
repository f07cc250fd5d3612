import { randomBytes } from 'node:crypto'

import { type Selectable, sql } from 'kysely'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { parseJson } from '../parse-json.ts'
import { fieldsOf } from './ask-provider.ts'
import { isSignature } from './is-signature.ts'
import type { PaymentsPort, RawNotice } from './payments-port.ts'

/** The path of the stand-in's payment pages, on the host of an edition. */
export const LOCAL_PAYMENTS_PATH = '/_payments'
/** The header with the signature of its notices. */
export const LOCAL_SIGNATURE = 'x-local-signature'

/** A payment of the stand-in. */
export type LocalPayment = Selectable<PaymentTables['local_payments']>

/**
 * A stand-in for a provider: it stores payments in the database, and people choose their outcome at `/_payments/{reference}`.
 * It behaves as a provider does, with ids, signed notices and statuses of its own. For development and tests.
 */
export function createLocalPayments({ kysely }: Pick<Database, 'kysely'>, clock: Clock): PaymentsPort {
  const find = (reference: string) =>
    kysely.selectFrom('local_payments').selectAll().where('reference', '=', reference).executeTakeFirst()

  return {
    provider: 'local',

    async start({ reference, amount, currency, returnTo, noticeTo }) {
      const secret = randomBytes(32).toString('base64url')
      await kysely
        .insertInto('local_payments')
        .values({ reference, amount, currency, return_to: returnTo, notice_to: noticeTo, secret, state: 'open' })
        .execute()
      return { redirectTo: `${new URL(noticeTo).origin}${LOCAL_PAYMENTS_PATH}/${reference}` }
    },

    async status(reference) {
      const payment = await find(reference)
      if (payment === undefined) return { state: 'open', charges: [] }
      const { amount, currency } = payment
      const isPaid = payment.state === 'pending' && payment.paid_at !== null && payment.paid_at.getTime() <= clock()
      const times = isPaid ? 1 : payment.charges
      if (times === 0) return { state: payment.state === 'refused' ? 'refused' : 'open', charges: [] }
      const charges = Array.from({ length: times }, (_, at) => ({ id: `${reference}-${at + 1}`, amount, currency }))
      return { state: 'paid', charges }
    },

    async refund({ id, charge }) {
      const reference = charge.id.slice(0, charge.id.lastIndexOf('-'))
      await kysely
        .updateTable('local_payments')
        .set({ refunds: sql`refunds || ${JSON.stringify([id])}::jsonb` })
        .where('reference', '=', reference)
        .where(sql<boolean>`not refunds ? ${id}`)
        .execute()
      return 'done'
    },

    async readNotice({ headers, body }: RawNotice) {
      const reference = referenceIn(body)
      const payment = reference === null ? undefined : await find(reference)
      const isGenuine =
        payment !== undefined &&
        isSignature(headers[LOCAL_SIGNATURE], { algorithm: 'sha256', secret: payment.secret, signed: body })
      return isGenuine ? { isGenuine, reference } : { isGenuine, reference: null }
    },
  }
}

function referenceIn(body: Buffer): string | null {
  const { reference } = fieldsOf(parseJson(body.toString()))
  return typeof reference === 'string' ? reference : null
}
