import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { createSmsBlocks, type SmsBlocks } from '../../auth/sms-blocks.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { anySms } from '../../testing/any-message.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { deliverOutbox, pauseAfter } from '../outbox/deliver-outbox.ts'
import { enqueueSms } from '../outbox/enqueue-message.ts'
import { limitSms } from './limit-sms.ts'
import type { SmsPort } from './sms-port.ts'

const DAY = 24 * 3_600_000
const PER_DAY = 4
const NUMBER = '+212661234567'

withDatabase('text messages of an edition', (open) => {
  let database: Database
  let server: TestServer
  let smsBlocks: SmsBlocks
  let sent: string[] = []
  const warn = vi.fn<(entry: object) => void>()
  const clock = () => server.time.now
  const port: SmsPort = { send: async ({ sms }) => void sent.push(sms.text) }

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now = (Math.floor(server.time.now / DAY) + 3) * DAY
    sent = []
    warn.mockClear()
    smsBlocks = createSmsBlocks({ perDay: PER_DAY, clock, log: { warn } })
    await database.pool.query('delete from outbox')
  })

  const tell = (text: string) =>
    inTransaction(database, (write) =>
      enqueueSms(write, EDITIONS.ma, anySms({ to: NUMBER, text }), { now: new Date(clock()), expiresAt: null }),
    )
  const countCode = () => {
    const contact = { edition: 'ma', channel: 'phone', destination: NUMBER } as const
    return inTransaction(database, (write) => smsBlocks.count(write, contact, new Date(clock())))
  }
  const askFor = (destination: string) => post(server, '/auth/otp', { channel: 'phone', destination })
  const deliver = (way = port) =>
    deliverOutbox({
      database,
      ports: { mail: null, sms: limitSms(way, (edition) => smsBlocks.countNotice(database, edition)) },
      sender: randomUUID(),
      clock,
      report: () => undefined,
    })
  const counted = async () => {
    const rows = await database.kysely
      .selectFrom('sms_blocks')
      .select(['block', 'sent'])
      .where('edition', '=', 'ma')
      .where('hour', '>=', new Date(Math.floor(clock() / DAY) * DAY))
      .orderBy('block')
      .execute()
    return rows.map(({ block, sent: times }) => [block, times])
  }
  const waiting = async () => (await database.kysely.selectFrom('outbox').select('id').execute()).length

  it('are left out where they tell of something and half its budget is used up by such, which is logged once', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five']) await tell(text)
    await deliver()
    expect([sent, await waiting()]).toEqual([['one', 'two'], 0])
    expect([...smsBlocks.omitted]).toEqual([['ma', 3]])
    expect(await counted()).toEqual([['notices', 2]])
    expect(warn.mock.calls.map(([entry]) => entry)).toEqual([{ edition: 'ma', numbers: 'notices', limit: 'perDay' }])
    for (let codes = 0; codes < 2; codes += 1) await countCode()
    await expect(countCode()).rejects.toMatchObject({ code: 'rate_limited' })
    server.time.now += DAY
    await tell('six')
    await deliver()
    expect(sent.at(-1)).toBe('six')
  })

  it('are left out where codes have used up its budget', async () => {
    for (let codes = 0; codes < PER_DAY; codes += 1) await countCode()
    await tell('one')
    await deliver()
    expect([sent, await waiting()]).toEqual([[], 0])
  })

  it('are counted with their code when that is asked for, and never twice', async () => {
    expect((await askFor(NUMBER)).status).toBe(202)
    await deliver()
    expect([sent.length, await counted()]).toEqual([1, [['+21266123', 1]]])
    await tell('again')
    await deliver({ send: () => Promise.reject(new Error('away')) })
    server.time.now += pauseAfter(1)
    await deliver()
    expect(sent.at(-1)).toBe('again')
    expect(await counted()).toEqual([
      ['+21266123', 1],
      ['notices', 1],
    ])
  })

  it('that somebody asked for are sent, whatever else was', async () => {
    for (let times = 0; times < PER_DAY; times += 1) await tell('notice')
    await deliver()
    expect((await post(server, '/auth/forgot-password', { identifier: NUMBER })).status).toBe(202)
    await deliver()
    expect(sent).toHaveLength(PER_DAY / 2 + 1)
  })
})
