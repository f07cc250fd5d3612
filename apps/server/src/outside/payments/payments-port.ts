import type { Currency } from '@otosafi/editions/currency'
import type { Language } from '@otosafi/editions/language'

import type { PaymentProvider } from '../../db/payment-tables.ts'

/** A payment that is to be made. */
export type PaymentOrder = {
  /** The idempotency key with the provider: unique, of letters, digits and hyphens. */
  reference: string
  /** Minor units of the currency. */
  amount: number
  currency: Currency
  /** The description that the payer sees, letters, digits and spaces. */
  description: string
  /** Of the payer; some providers demand one. */
  email: string
  language: Language
  /** The return URL of the payer, for any outcome. */
  returnTo: string
  /** The webhook URL for the provider's notices. */
  noticeTo: string
}

/** Money that a provider has taken. `id` is the provider's own, `currency` what the provider calls it. */
export type Charge = { id: string; /** Minor units. */ amount: number; currency: string }

/** State of a payment; after `refused` the payer may still try again. */
export type PaymentStatus = { state: 'open' | 'refused' | 'paid'; charges: readonly Charge[] }

/** Money that is to go back. `id` is ours, and the same whenever it is asked for. */
export type RefundOrder = { id: string; charge: Charge }

/** State of a refund; `byHand` where the provider cannot make it, or would not. */
export type RefundStatus = 'done' | 'pending' | 'byHand'

/** A notice as it came. */
export type RawNotice = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }

/** Result of verifying a notice: whether its signature is the provider's, and the payment that it is about. */
export type NoticeVerdict = { isGenuine: boolean; reference: string | null }

/**
 * A provider of payments (P-26). What it says of itself in a notice is only a reason to ask it: `status` alone is believed.
 * Calls reject with a {@link PaymentsError} where their outcome is unknown.
 */
export type PaymentsPort = {
  provider: PaymentProvider
  /** Announces a payment, and gives the address at which it is made. No money moves by it. */
  start: (order: PaymentOrder) => Promise<{ redirectTo: string }>
  /** The state of a payment; one that the provider does not know is open. Rejects as for a timeout once `signal` aborts. */
  status: (reference: string, signal?: AbortSignal) => Promise<PaymentStatus>
  /**
   * Gives money back, `charge.amount` of the charge's currency. It looks first whether it has done so already: the same id
   * is not paid back again.
   */
  refund: (order: RefundOrder) => Promise<RefundStatus>
  readNotice: (notice: RawNotice) => Promise<NoticeVerdict>
}

/**
 * Thrown where a provider's answer is missing or not to be understood. `code` says why, and contains nothing secret or
 * personal.
 */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
  readonly code: string

  /** Whether the provider was not there at all, or had too many questions, so that others would have no answer either. */
  get isAway(): boolean {
    return /^(?:timeout|unreachable|http-429|http-5\d\d)$/.test(this.code)
  }

  constructor(code: string) {
    super(`The provider of payments did not answer as it should (${code})`)
    this.code = code
  }
}
