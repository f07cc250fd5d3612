import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabases } from '../../db/testing/with-databases.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { signUp } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser } from '../../testing/users.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PER_DAY = 120

withDatabases('many text messages', (open) => {
  let database: Database
  let server: TestServer
  let log = ''
  let block = 60_000
  let networks = 0

  beforeAll(async () => {
    database = await open()
    const write = (line: string) => (log += line)
    server = await startTestServer(database, { smsPerDay: PER_DAY, log: pino({ level: 'warn' }, { write }) })
  })
  beforeEach(() => {
    server.time.now = (Math.floor(server.time.now / DAY_MS) + 2) * DAY_MS
    log = ''
  })

  /** A number of a block that nothing was sent to. */
  const anyNumber = () => `+212${(block += 1)}1234`
  const anyNetwork = () => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`
  const askFor = (destination: string, address = anyNetwork()) =>
    post(server, '/auth/otp', { channel: 'phone', destination }, { address })
  const outcomeOf = ({ status, body, headers }: TestResponse) =>
    status === 429 ? [status, body.code, headers['retry-after']] : [status]

  it('are asked for thirty times an hour and a hundred times a day by one network, and mails as before', async () => {
    const address = anyNetwork()
    const sent: number[] = []
    for (let hour = 0; hour < 5; hour++) {
      for (let asked = 0; asked < 31; asked++) sent.push((await askFor(anyNumber(), address)).status)
      expect(sent.filter((status) => status === 202)).toHaveLength(Math.min(100, 30 * (hour + 1)))
      const toReset = { identifier: anyNumber() }
      const toSignUp = { email: undefined, phone: anyNumber() }
      expect(codeOf(await post(server, '/auth/forgot-password', toReset, { address }))).toBe('429 rate_limited')
      expect(codeOf(await signUp(server, '', toSignUp, { address }))).toBe('429 rate_limited')
      server.time.now += HOUR_MS
    }
    const byMail = { channel: 'email', destination: 'salma@example.org' }
    expect((await post(server, '/auth/otp', byMail, { address })).status).toBe(202)
    expect((await askFor(anyNumber())).status).toBe(202)
  })

  it('are asked for a hundred times an hour by all networks of an IPv6 site', async () => {
    const sent: number[] = []
    for (let network = 1; network <= 4; network++)
      for (let asked = 0; asked < 30; asked++) sent.push((await askFor(anyNumber(), `2001:db8:7:${network}::1`)).status)
    expect(sent).toEqual([...Array.from({ length: 100 }, () => 202), ...Array.from({ length: 20 }, () => 429)])
    expect((await askFor(anyNumber(), '2001:db8:8:1::1')).status).toBe(202)
  })

  it('to one block are refused from any network after thirty in an hour, alike with and without an account', async () => {
    const inBlock = (last: number) => `+21266123${String(last).padStart(4, '0')}`
    const [owned, nobodys] = [inBlock(9001), inBlock(9002)]
    await addUser(database, { email: 'owner@example.org', phone: owned })
    for (let sent = 0; sent < 30; sent++) expect((await askFor(inBlock(sent))).status).toBe(202)
    for (const number of [owned, nobodys]) {
      const address = anyNetwork()
      const answers = [
        await askFor(number, address),
        await post(server, '/auth/forgot-password', { identifier: number }, { address }),
        await signUp(server, '', { email: undefined, phone: number }, { address }),
      ]
      expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 3 }, () => [429, 'rate_limited', '3600']))
      expect(await messagesTo(database, number)).toEqual([])
    }
    const { rows } = await database.pool.query(`select 1 from users where pending_phone = any ($1)`, [[owned, nobodys]])
    expect(rows).toEqual([])
    expect((await askFor(anyNumber())).status).toBe(202)
    server.time.now += HOUR_MS
    expect((await askFor(nobodys)).status).toBe(202)
    expect(log.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(log)).toMatchObject({ level: 40, edition: 'ma', numbers: '+21266123', limit: 'perHour' })
    expect(log).not.toContain(owned)
  })

  it('are an edition’s own budget, beyond which its mails are sent on', async () => {
    for (let sent = 0; sent < PER_DAY; sent++) expect((await askFor(anyNumber())).status).toBe(202)
    expect(outcomeOf(await askFor(anyNumber()))).toEqual([429, 'rate_limited', '86400'])
    const foreign = { channel: 'phone', destination: '+27821234567' }
    expect((await post(server, '/auth/otp', foreign, { edition: 'coza', address: anyNetwork() })).status).toBe(202)
    expect((await signUp(server, 'budget@example.org', {}, { address: anyNetwork() })).status).toBe(202)
    expect(JSON.parse(log)).toMatchObject({ level: 40, edition: 'ma', numbers: 'all', limit: 'perDay' })
  })
})
