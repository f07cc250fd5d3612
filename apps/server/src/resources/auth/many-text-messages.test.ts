import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const DAY_MS = 24 * 3_600_000

withDatabase('many text messages', (open) => {
  let database: Database
  let server: TestServer
  let block = 60_000
  let networks = 0

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(() => {
    server.time.now = (Math.floor(server.time.now / DAY_MS) + 2) * DAY_MS
  })

  /** A number of a block that nothing was sent to. */
  const anyNumber = () => `+212${(block += 1)}1234`
  const anyNetwork = () => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`
  const askFor = (destination: string, address = anyNetwork()) =>
    post(server, '/auth/otp', { channel: 'phone', destination }, { address })
  const outcomeOf = ({ status, body, headers }: TestResponse) =>
    status === 429 ? [status, body.code, headers['retry-after']] : [status]

  it('that are not sent leave a network its thirty', async () => {
    const [address, number] = [anyNetwork(), anyNumber()]
    expect((await askFor(number, address)).status).toBe(202)
    for (let asked = 0; asked < 25; asked++) expect(outcomeOf(await askFor(number, address))).toContain('60')
    for (let sent = 1; sent < 30; sent++) expect((await askFor(anyNumber(), address)).status).toBe(202)
    expect(outcomeOf(await askFor(anyNumber(), address))).toContain('3600')
  })

  it('count as right once their code was typed', async () => {
    const destination = anyNumber()
    const { body } = await askFor(destination)
    const counted = () =>
      database.kysely
        .selectFrom('sms_blocks')
        .select(['sent', 'verified'])
        .where('block', '=', destination.slice(0, 9))
        .executeTakeFirst()
    expect(await counted()).toEqual({ sent: 1, verified: 0 })
    const { code } = await lastMessageTo(database, destination)
    const brought = { proofId: body.proofId, channel: 'phone', destination } as const
    expect(codeOf(await verifyCode(server, { ...brought, code: code === '00000' ? '11111' : '00000' }))).toBe(
      '422 otp_invalid',
    )
    expect(await counted()).toEqual({ sent: 1, verified: 0 })
    expect(codeOf(await verifyCode(server, { ...brought, code }))).toBe(204)
    expect(await counted()).toEqual({ sent: 1, verified: 1 })
  })
})
