import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabases } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'

const EMAIL = 'salma@example.org'
const ROUNDS = 14
const NETWORKS = 200

withDatabases('while strangers guess from 200 networks', (open) => {
  let database: Database
  let server: TestServer
  let guesses = 0
  let newcomers = 0

  const signIn = async (address: string, { password = PASSWORD, session = 'token', cookie = '' } = {}) =>
    post(
      server,
      '/auth/login',
      { identifier: EMAIL, password, session },
      { address, headers: cookie === '' ? {} : { cookie } },
    )
  /** A wrong guess from the next network, three seconds after the one before. */
  const guess = async () => {
    server.time.now += 3000
    const { status } = await signIn(`198.18.${guesses++ % NETWORKS}.1`, { password: 'wrong horse' })
    return status
  }
  const nextAddress = () => `203.0.113.${(newcomers += 1)}`

  let device = ''
  const results: Record<'device' | 'network' | 'newcomer', number[]> = { device: [], network: [], newcomer: [] }

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { now: '2026-06-01T08:00:00Z' })
    await addUser(database, { email: EMAIL })
    device = cookieHeader(await signIn(nextAddress(), { session: 'cookie' }))
    await signIn('192.0.2.20')
    for (let i = 0; i < 105; i++) await guess()
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 4; i++) await guess()
      results.device.push((await signIn(nextAddress(), { cookie: device })).status)
      results.network.push((await signIn('192.0.2.20')).status)
      results.newcomer.push((await signIn(nextAddress())).status)
    }
  }, 120_000)

  const allIn = Array.from({ length: ROUNDS }, () => 200)

  it('a device that has signed in before gets in, wherever it is', () => expect(results.device).toEqual(allIn))
  it('a network that has signed in before gets in, without cookies', () => expect(results.network).toEqual(allIn))
  it('a new device from a new network gets in at once', () => expect(results.newcomer).toEqual(allIn))

  describe('and go on', () => {
    it('they are slowed down by network', async () => {
      const statuses: number[] = []
      for (let i = 0; i < 20; i++) {
        server.time.now += 1000
        statuses.push((await signIn('198.18.0.1', { password: 'wrong horse' })).status)
      }
      expect(statuses).toContain(429)
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(3)
    })
  })
})

withDatabases('signing in with wrong passwords', (open) => {
  let server: TestServer
  let clients = 0

  beforeAll(async () => {
    const database = await open()
    server = await startTestServer(database)
    await addUser(database, { email: EMAIL })
  })

  const nextAddress = () => `198.51.${100 + Math.floor((clients += 1) / 250)}.${clients % 250}`
  const statusOf = async (identifier: string, address: string) => {
    const sent = { identifier, password: 'wrong horse' }
    const { status, body, headers } = await post(server, '/auth/login', sent, { address })
    return status === 429 ? `${body.code} ${headers['retry-after']}` : status
  }

  it('is slowed down where they come from everywhere, whichever account is guessed at', async () => {
    for (const identifier of [EMAIL, 'nobody@example.org']) {
      // No more at once than passwords may wait.
      for (let made = 0; made < 100; made += 10) {
        const guesses = Array.from({ length: 10 }, () => statusOf(identifier, nextAddress()))
        expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
      }
      const address = nextAddress()
      const statuses: unknown[] = []
      for (let i = 0; i < 4; i++) statuses.push(await statusOf(identifier, address))
      expect(statuses).toEqual([401, 401, 401, 'rate_limited 60'])
    }
  })
})
