import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { PaymentsError, type PaymentsPort, type PaymentStatus } from '../../outside/payments/payments-port.ts'
import { messagesIn } from '../../testing/sent-messages.ts'
import { createReference } from '../requests/reference.ts'
import { createRunPayments } from './run-payments.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OPEN: PaymentStatus = { state: 'open', charges: [] }

withDatabase('the job of payments', (open) => {
  let database: Database
  let now = Date.parse('2026-06-01T12:00:00Z')
  let asked: string[] = []
  let answer: (reference: string) => Promise<PaymentStatus> = async () => OPEN

  beforeAll(async () => {
    database = await open()
  })

  const port: PaymentsPort = {
    provider: 'paystack',
    start: async () => ({ redirectTo: 'https://provider.test/' }),
    status: (reference) => {
      asked.push(reference)
      return answer(reference)
    },
    refund: async () => 'done',
    readNotice: async () => ({ isGenuine: false, reference: null }),
  }
  let provider: PaymentsPort | null = port
  const run = (signal = new AbortController().signal) =>
    createRunPayments({
      database,
      payments: () => provider,
      clock: () => now,
      originOf: (edition) => `https://${edition}.test`,
      report: () => undefined,
    })(signal)
  /** A payment of a booking that there is not, due now. */
  const add = async (edition: EditionId) => {
    const reference = createReference(edition, 'payment')
    const ids = { edition, id: randomUUID(), booking_id: randomUUID(), provider: 'paystack', reference } as const
    const [created_at, due_at] = [new Date(now), new Date(now)]
    await database.kysely
      .insertInto('payments')
      .values({ ...ids, amount: 500_000, currency: 'ZAR', state: 'open', redirect_to: null, created_at, due_at })
      .execute()
    return reference
  }
  const rowOf = (reference: string) =>
    database.kysely.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

  it('asks a provider that is away nothing more in a run, and others all the same', async () => {
    const [one, two, other] = [await add('coza'), await add('coza'), await add('ci')]
    asked = []
    answer = async (reference) => {
      if (reference !== other) throw new PaymentsError('timeout')
      return OPEN
    }
    await run()
    expect(asked.toSorted()).toEqual([one, other].toSorted())
    await run()
    expect(asked).toContain(two)
    // One that answers in a way that is not understood is there.
    answer = async () => {
      throw new PaymentsError('amount')
    }
    now += 5 * MINUTE
    asked = []
    await run()
    expect(asked.toSorted()).toEqual([one, two, other].toSorted())
  })

  it('asks a provider nothing more in a run that says it was asked too much', async () => {
    await add('rw')
    await add('rw')
    answer = async () => {
      throw new PaymentsError('http-429')
    }
    asked = []
    await run()
    expect(asked).toHaveLength(1)
    await database.kysely.deleteFrom('payments').where('edition', '=', 'rw').execute()
  })

  it('asks a provider that is there also where the payments of one that is away fill a run', async () => {
    for (let times = 0; times <= 100; times += 1) await add('coza')
    now += 1
    const other = await add('ci')
    answer = async (reference) => {
      if (reference !== other) throw new PaymentsError('timeout')
      return OPEN
    }
    asked = []
    await run()
    expect(asked).toHaveLength(2)
    expect(asked).toContain(other)
    await database.kysely.deleteFrom('payments').where('edition', '=', 'coza').execute()
  })

  it('asks again at once where a notice came while it was asking', async () => {
    const reference = await add('rw')
    answer = async () => {
      const due_at = new Date(now + 1)
      await database.kysely.updateTable('payments').set({ due_at }).where('reference', '=', reference).execute()
      return OPEN
    }
    await run()
    expect((await rowOf(reference)).due_at).toEqual(new Date(now + 1))
    answer = async () => OPEN
    now += 1
    await run()
    expect((await rowOf(reference)).due_at).toEqual(new Date(now + 5 * MINUTE))
  })

  it('asks less and less often, and for 30 days', async () => {
    const reference = await add('sn')
    answer = async () => OPEN
    asked = []
    const began = now
    for (let row = await rowOf(reference); row.due_at !== null; row = await rowOf(reference)) {
      now = Math.max(now, row.due_at.getTime())
      await run()
    }
    expect(now - began).toBeGreaterThan(29 * DAY)
    expect(now - began).toBeLessThanOrEqual(30 * DAY)
    const times = asked.filter((each) => each === reference).length
    expect(times).toBeGreaterThan(100)
    expect(times).toBeLessThan(160)
    expect(await rowOf(reference)).toMatchObject({ state: 'abandoned', due_at: null })
  })

  it('asks for 30 days about a payment whose provider the edition has no more, and then never again', async () => {
    const reference = await add('rw')
    provider = null
    const began = now
    for (
      let row = await rowOf(reference);
      row.due_at !== null && now - began < 60 * DAY;
      row = await rowOf(reference)
    ) {
      now = Math.max(now, row.due_at.getTime())
      await run()
    }
    provider = port
    expect(await rowOf(reference)).toMatchObject({ state: 'abandoned', due_at: null })
    expect(now - began).toBeGreaterThan(29 * DAY)
    expect(now - began).toBeLessThanOrEqual(30 * DAY)
  })

  it('gives back in full what belongs to no booking, and tells the team', async () => {
    const reference = await add('sn')
    answer = async () => ({ state: 'paid', charges: [{ id: `c-${reference}`, amount: 500_000, currency: 'ZAR' }] })
    await run()
    await run()
    const refunds = await database.kysely
      .selectFrom('payment_refunds')
      .select(['amount', 'state'])
      .where('charge', '=', `c-${reference}`)
      .execute()
    expect(refunds).toEqual([{ amount: 500_000, state: 'done' }])
    const mails = await messagesIn(database)
    const ofReference = mails.filter(({ message }) => JSON.stringify(message).includes(reference))
    expect(ofReference).toHaveLength(1)
    expect(JSON.stringify(ofReference[0])).toContain('5000.00 ZAR')
  })

  it('ends on abort', async () => {
    const reference = await add('ma')
    await expect(run(AbortSignal.abort())).rejects.toThrow()
    expect((await rowOf(reference)).asked_at).toBeNull()
  })
})
