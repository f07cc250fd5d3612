import { setTimeout as sleep } from 'node:timers/promises'

import type { Random } from '@otosafi/domain/random'

import {
  type Charge,
  PaymentsError,
  type PaymentsPort,
  type PaymentStatus,
  type RefundStatus,
} from '../../../outside/payments/payments-port.ts'

/** A payment with what it is for, and the state in which it was last said to be. */
type MadePayment = {
  amount: number
  currency: string
  description: string
  charges: Charge[]
  isRefused: boolean
  told: PaymentStatus['state'] | null
}

/** A provider in memory, whose books are right whatever it answers. */
export type UnreliableProvider = ReturnType<typeof createUnreliableProvider>

/**
 * A provider that fails by chance: before it has done what it was asked, or after, when the answer is lost. A refund is looked
 * for before it is made, as adapters do: two calls for one at the same time both make it.
 */
export function createUnreliableProvider() {
  const payments = new Map<string, MadePayment>()
  const refunds: { id: string; charge: string; amount: number; status: RefundStatus }[] = []
  /** Payments that were begun while a refused one for the same had been paid, and nobody had asked. */
  const begunTooSoon: string[] = []
  let random: Random | null = null

  /** Answers, unless it fails before or after `work`. */
  const unreliably = <T>(work: () => T): T => {
    if (random?.chance(0.15) === true) throw new PaymentsError('unreachable')
    const answer = work()
    if (random?.chance(0.15) === true) throw new PaymentsError('timeout')
    return answer
  }

  const port: PaymentsPort = {
    provider: 'local',
    start: async ({ reference, amount, currency, description }) =>
      unreliably(() => {
        const isPaidUnseen = (other: MadePayment) =>
          other.description === description && other.told === 'refused' && other.charges.length > 0
        if ([...payments.values()].some(isPaidUnseen)) begunTooSoon.push(reference)
        payments.set(reference, { amount, currency, description, charges: [], isRefused: false, told: null })
        return { redirectTo: `https://provider.test/${reference}` }
      }),
    async status(reference) {
      const payment = payments.get(reference)
      const answer = unreliably((): PaymentStatus => {
        const { charges = [], isRefused = false } = payment ?? {}
        if (charges.length > 0) return { state: 'paid', charges: [...charges] }
        return { state: isRefused ? 'refused' : 'open', charges: [] }
      })
      if (payment !== undefined) payment.told = answer.state
      return answer
    },
    async refund({ id, charge: { id: charge, amount } }) {
      const known = unreliably(() => refunds.find((refund) => refund.id === id))
      if (known?.status === 'pending') known.status = 'done'
      if (known !== undefined) return known.status
      await sleep(2)
      return unreliably(() => {
        const status = random?.pick(['done', 'done', 'pending', 'byHand'] as const) ?? 'done'
        refunds.push({ id, charge, amount, status })
        return status
      })
    },
    readNotice: async ({ headers, body }) => {
      const isGenuine = headers['x-genuine'] === 'yes'
      return { isGenuine, reference: isGenuine ? String(JSON.parse(body.toString()).reference) : null }
    },
  }

  const paid = () => refunds.filter(({ status }) => status !== 'byHand')
  const taken = () => [...payments.values()].flatMap(({ charges }) => charges)
  const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)

  return {
    port,
    /** Fails by chance from now on, or not any more. */
    fails(by: Random | null) {
      random = by
    },
    /** The reference of some payment. */
    pick: (by: Random) => (payments.size === 0 ? null : by.pick([...payments.keys()])),
    /** Takes money for a payment, or refuses it: mostly what was asked for, once. */
    async charge(reference: string, by: Random) {
      const payment = payments.get(reference)
      if (payment === undefined) return
      if (by.chance(0.2)) {
        payment.isRefused = true
        return
      }
      const amount = by.chance(0.8) ? payment.amount : by.pick([100, 12_345, 1_000_000])
      const currency = by.chance(0.9) ? payment.currency : 'EUR'
      payment.charges.push({ id: `${reference}-${payment.charges.length + 1}`, amount, currency })
    },
    begunTooSoon,
    charges: () => taken().map(({ id }) => id),
    amountOf: (charge: string) => taken().find(({ id }) => id === charge)?.amount,
    /** The sum of refunds, of a charge or of all. */
    returnedOf: (charge: string) => sum(paid().filter((refund) => refund.charge === charge)),
    returned: () => sum(paid()),
    isByHand: (id: string) => refunds.some((refund) => refund.id === id && refund.status === 'byHand'),
    /** Begins anew. */
    forget() {
      payments.clear()
      refunds.length = 0
      begunTooSoon.length = 0
    },
  }
}
