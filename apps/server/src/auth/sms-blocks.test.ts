import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import type { Contact } from './contact.ts'
import { countVerified, createSmsBlocks, type SmsBlocks } from './sms-blocks.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PER_DAY = 200

/** A number of a block of the Moroccan edition, another one each time. */
const numbersOf = (block: string) => {
  let last = 1000
  return (): Contact => ({ edition: 'ma', channel: 'phone', destination: `+212${block}${(last += 1)}` })
}

withDatabase('text messages with codes', (open) => {
  let database: Database
  let blocks: SmsBlocks
  let warnings: object[] = []
  let now = Date.parse('2026-06-01T12:00:00Z')
  let next = numbersOf('66123')

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => {
    now = (Math.floor(now / DAY) + 3) * DAY
    warnings = []
    next = numbersOf('66123')
    blocks = createSmsBlocks({
      perDay: PER_DAY,
      clock: () => now,
      log: { warn: (entry) => void warnings.push(entry) },
    })
  })

  /** Seconds until a message may be sent; 0 where it is sent now. */
  const send = async (contact: Contact = next()): Promise<number> => {
    try {
      await inTransaction(database, (write) => blocks.count(write, contact, new Date(now)))
      return 0
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited') return Number(error.headers['Retry-After'])
      throw error
    }
  }
  const sendMany = async (count: number, to: () => Contact = next): Promise<number[]> => {
    const pauses: number[] = []
    for (let sent = 0; sent < count; sent++) pauses.push(await send(to()))
    return pauses
  }
  const verify = async (count: number): Promise<void> => {
    for (let verified = 0; verified < count; verified++)
      await inTransaction(database, (write) => countVerified(write, next(), new Date(now)))
  }
  const countedIn = async (edition: 'ma' | 'ci' | 'default') => {
    const rows = await database.kysely
      .selectFrom('sms_blocks')
      .select(['block', 'sent', 'verified'])
      .where('edition', '=', edition)
      .where('hour', '=', new Date(now))
      .orderBy('block')
      .execute()
    return rows.map(({ block, sent, verified }) => [block, sent, verified])
  }

  it('are counted by the first five digits after the calling code, and by seven of a number of another country', async () => {
    await send()
    await verify(1)
    await send({ edition: 'ma', channel: 'phone', destination: '+33612345678' })
    await send({ edition: 'ci', channel: 'phone', destination: '+2250712345678' })
    await send({ edition: 'default', channel: 'phone', destination: '+212661234567' })
    expect(await countedIn('ma')).toEqual([
      ['+21266123', 1, 1],
      ['+3361234', 1, 0],
    ])
    expect(await countedIn('ci')).toEqual([['+22507123', 1, 0]])
    expect(await countedIn('default')).toEqual([['+2126612', 1, 0]])
  })

  it('are not counted with mails', async () => {
    const contact: Contact = { edition: 'ma', channel: 'email', destination: 'salma@example.org' }
    expect(new Set(await sendMany(PER_DAY + 1, () => contact))).toEqual(new Set([0]))
    await inTransaction(database, (write) => countVerified(write, contact, new Date(now)))
    expect(await countedIn('ma')).toEqual([])
  })

  it('are thirty to a block in an hour of the clock, also where more are asked for at once', async () => {
    const pauses = await Promise.all(Array.from({ length: 40 }, () => send()))
    expect(pauses.filter((pause) => pause === 0)).toHaveLength(30)
    expect(await countedIn('ma')).toEqual([['+21266123', 30, 0]])
    now += HOUR / 2
    expect([await send(), await send()]).toEqual([1800, 1800])
    expect(await send(numbersOf('66124')())).toBe(0)
    expect(await send({ ...next(), edition: 'default' })).toBe(0)
    now += HOUR / 2
    expect(await send()).toBe(0)
    expect(warnings).toEqual([{ edition: 'ma', numbers: '+21266123', limit: 'perHour' }])
  })

  describe('to a block of which fifty were sent in a day', () => {
    /** Sends fifty within two hours, of which so many codes are right. */
    const sendFifty = async (verified: number) => {
      await sendMany(25)
      now += HOUR
      await sendMany(25)
      await verify(verified)
      now += HOUR
    }

    it('are refused while fewer than five codes were right, until they are a day ago, and others are sent on', async () => {
      await sendFifty(4)
      expect(await send()).toBe(22 * 3600)
      expect(await send(numbersOf('66124')())).toBe(0)
      expect(warnings).toEqual([{ edition: 'ma', numbers: '+21266123', limit: 'unverified' }])
      now += 22 * HOUR
      expect(await send()).toBe(0)
    })

    it('are sent on where five were right, and refused once fewer than a tenth were', async () => {
      await sendFifty(5)
      expect(await send()).toBe(0)
      expect(await send()).toBeGreaterThan(0)
      await database.kysely.updateTable('sms_blocks').set({ verified: 6 }).where('verified', '=', 5).execute()
      expect(await send()).toBe(0)
    })
  })

  it('are so many in an edition in a day as its budget allows, whatever their blocks, and others have their own', async () => {
    const start = now
    let block = 60_000
    const anywhere = () => numbersOf(String((block += 1)))()
    expect(new Set(await sendMany(PER_DAY - 1, anywhere))).toEqual(new Set([0]))
    now = start + 2 * HOUR
    expect(await send(anywhere())).toBe(0)
    expect([await send(anywhere()), await send(anywhere())]).toEqual([22 * 3600, 22 * 3600])
    expect(await send({ edition: 'ci', channel: 'phone', destination: '+2250712345678' })).toBe(0)
    expect(warnings).toEqual([{ edition: 'ma', numbers: 'all', limit: 'perDay' }])
    now = start + DAY
    expect(await send(anywhere())).toBe(0)
  })
})
