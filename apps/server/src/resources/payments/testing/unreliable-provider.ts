import { setTimeout as sleep } from 'node:timers/promises'

import type { Random } from '@otosafi/domain/random'

import {
  type Charge,
  PaymentsError,
  type PaymentsPort,
  type RefundStatus,
} from '../../../outside/payments/payments-port.ts'

/** A provider in memory, whose books are right whatever it answers. */
export type UnreliableProvider = ReturnType<typeof createUnreliableProvider>

/**
 * A provider that fails by chance: before it has done what it was asked, or after, when the answer is lost. A refund is looked
 * for before it is made, as adapters do: two calls for one at the same time both make it.
 */
export function createUnreliableProvider() {
  const payments = new Map<string, { amount: number; currency: string; charges: Charge[]; isRefused: boolean }>()
  const refunds: { id: string; charge: string; amount: number; status: RefundStatus }[] = []
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
    start: async ({ reference, amount, currency }) =>
      unreliably(() => {
        payments.set(reference, { amount, currency, charges: [], isRefused: false })
        return { redirectTo: `https://provider.test/${reference}` }
      }),
    status: async (reference) =>
      unreliably(() => {
        const { charges = [], isRefused = false } = payments.get(reference) ?? {}
        if (charges.length > 0) return { state: 'paid', charges: [...charges] }
        return { state: isRefused ? 'refused' : 'open', charges: [] }
      }),
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
    },
  }
}
