import type { ColumnType, Generated } from 'kysely'

import type { Currency } from '@otosafi/editions/currency'
import type { EditionId } from '@otosafi/editions/edition'

import type { Instant, NullableInstant } from './column-types.ts'

/** The payment providers; `local` is the stand-in. */
export const PAYMENT_PROVIDERS = ['local', 'paystack', 'cinetpay'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/**
 * The states of a payment. One that is `abandoned` is not asked about any more, and `paid` all the same where a notice
 * says so.
 */
export type PaymentState = 'open' | 'paid' | 'refused' | 'abandoned'

/** Amounts are minor units of the currency. */
type PaymentTable = {
  edition: EditionId
  id: string
  booking_id: string
  provider: PaymentProvider
  reference: string
  amount: number
  currency: Currency
  state: PaymentState
  redirect_to: string | null
  created_at: Instant
  asked_at: NullableInstant
  due_at: NullableInstant
}

type PaymentChargeTable = {
  provider: PaymentProvider
  charge: string
  edition: EditionId
  payment_id: string
  amount: number
  /** The currency by the provider's name. */
  currency: string
  is_booked: boolean
  found_at: Instant
}

type PaymentRefundTable = {
  edition: EditionId
  id: string
  provider: PaymentProvider
  charge: string
  amount: number
  state: 'due' | 'sent' | 'done' | 'byHand'
  created_at: Instant
  asked: Generated<number>
  due_at: NullableInstant
  settled_at: NullableInstant
}

type PaymentNoticeTable = {
  edition: EditionId
  provider: PaymentProvider
  /** SHA-256 of the body. */
  digest: string
  body: string
  is_genuine: boolean
  /** The payment that it says it is about. */
  reference: string | null
  times: Generated<number>
  received_at: Instant
}

type LocalPaymentTable = {
  reference: string
  amount: number
  currency: Currency
  return_to: string
  notice_to: string
  /** The key that signs its notices. */
  secret: string
  state: 'open' | 'pending' | 'paid' | 'refused'
  /** How often it was charged. */
  charges: Generated<number>
  paid_at: NullableInstant
  /** The ids of refunds that were made. */
  refunds: ColumnType<string[], string | undefined, string>
}

/** The tables of payments. */
export type PaymentTables = {
  payments: PaymentTable
  payment_charges: PaymentChargeTable
  payment_refunds: PaymentRefundTable
  payment_notices: PaymentNoticeTable
  local_payments: LocalPaymentTable
}
