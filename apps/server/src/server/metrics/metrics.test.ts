import { randomBytes, randomUUID } from 'node:crypto'

import { beforeAll, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import { anySms } from '../../testing/any-message.ts'
import { seedStock } from '../../testing/cars.ts'
import { registerEchoSite } from '../../testing/echo-site.ts'
import { sendRequest } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { readMetrics } from '../../testing/read-metrics.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const QUESTION = { message: 'Is it open?', consent: true }
const PHOTO = '/photos/art/side-suv-red-1/320.webp'
/** Addresses of every kind that exist nowhere, with something in them that is new each time. */
const HOSTILE: readonly ((word: string) => string)[] = [
  (word) => `/${word}`,
  (word) => `/${word}.data`,
  (word) => `/assets/${word}.js`,
  (word) => `/api/${word}`,
  (word) => `/office/${word}`,
  (word) => `/photos/${word}/320.webp`,
  (word) => `/sounds/${word}.wav`,
  (word) => `/missing/${word}`,
  (word) => `/blog/${word}"}%0Aotosafi_forged_total%201`,
  (word) => `/buy/a/b/2020/1/${word}?${word}=${word}`,
]

withDatabase('the metrics of a server', (open) => {
  let database: Database
  let server: TestServer

  const count = async (kind: string, route: string, status: number) =>
    (await readMetrics(server)).get(
      `otosafi_http_request_seconds_count{kind="${kind}",route="${route}",status="${status}"}`,
    ) ?? 0

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 10)
    server = await startTestServer(database, { site: registerEchoSite, metrics: true, smsPerDay: 0 })
  })

  it('count and time requests by what they were for', async () => {
    await server.send('ma', '/api/cars')
    await server.send('ma', '/api/cars/no-such-car')
    await server.send('ma', '/office/me')
    await server.send('ma', PHOTO)
    await server.send('ma', '/favicon.ico')
    await server.send('ma', '/health')
    await server.send('ma', '/home')
    await server.send('sn', '/fr/blog/a-post')
    await server.send('sn', '/fr/blog/another.data')
    await server.send('ma', '/contact-us', { method: 'POST', headers: { origin: 'http://otosafi.ma' } })
    expect(await count('api', 'listCars', 200)).toBe(1)
    expect(await count('api', 'getCar', 422)).toBe(1)
    expect(await count('media', '/photos/*', 200)).toBe(1)
    expect(await count('static', 'static', 200)).toBe(1)
    expect(await count('other', '/health', 200)).toBe(1)
    expect(await count('page', 'home', 200)).toBe(1)
    expect(await count('page', 'blogPost', 200)).toBe(2)
    expect(await count('form', 'contactUs', 200)).toBe(1)
    expect(await count('office', 'getMe', 404)).toBe(1)
    const metrics = await readMetrics(server)
    const took = metrics.get('otosafi_http_request_seconds_sum{kind="api",route="listCars",status="200"}')
    expect(took).toBeGreaterThan(0)
    expect(metrics.get('otosafi_edition_requests_total{edition="sn",status="2xx"}')).toBe(2)
  })

  it('show the state of sessions, cache, index, pictures, process and database', async () => {
    await server.send('ma', '/moved')
    await server.send('ma', '/moved')
    await server.send('ma', '/api/cars')
    await server.send('ma', '/api/cars')
    server.time.now += 30_000
    const metrics = await readMetrics(server)
    const [pool] = Object.keys(database.pools)
    expect(metrics.get(`otosafi_database_sessions{pool="${pool}",state="busy"}`)).toBeGreaterThanOrEqual(0)
    expect(metrics.get(`otosafi_database_sessions_max{pool="${pool}"}`)).toBeGreaterThan(0)
    expect(metrics.get(`otosafi_database_waiting{pool="${pool}"}`)).toBe(0)
    expect(metrics.get('otosafi_database_up')).toBe(1)
    expect(metrics.get('otosafi_cache_bytes')).toBe(server.cache.bytes)
    expect(metrics.get('otosafi_cache_max_bytes')).toBe(server.cache.maxBytes)
    expect(metrics.get('otosafi_cache_entries')).toBeGreaterThan(0)
    for (const part of ['pages', 'answers']) {
      for (const outcome of ['hit', 'miss'])
        expect(metrics.get(`otosafi_cache_lookups_total{part="${part}",outcome="${outcome}"}`)).toBeGreaterThan(0)
    }
    expect(metrics.get('otosafi_search_index_loaded')).toBe(1)
    expect(metrics.get('otosafi_search_index_age_seconds')).toBe(30)
    expect(metrics.get('otosafi_pictures{queue="render",state="waiting"}')).toBe(0)
    expect(metrics.get('otosafi_pictures{queue="upload",state="running"}')).toBe(0)
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)

    await server.search.refresh()
    expect((await readMetrics(server)).get('otosafi_search_index_age_seconds')).toBe(0)
  })

  it('count text messages that were left out, by edition', async () => {
    const omitted = async () => {
      const metrics = await readMetrics(server)
      return (['ma', 'sn'] as const).map((edition) => metrics.get(`otosafi_sms_left_out_total{edition="${edition}"}`))
    }
    expect(await omitted()).toEqual([0, 0])
    expect(await server.smsBlocks.countNotice(database, 'sn')).toBe(false)
    expect(await omitted()).toEqual([0, 1])
  })

  it('have no more series for 500 addresses that exist nowhere, and none that was forged', async () => {
    const ask = (at: number, word: string) => server.send('ma', HOSTILE[at % HOSTILE.length]?.(word) ?? '/')
    for (const at of HOSTILE.keys()) await ask(at, 'first')
    await server.send('ma', '/api/cars', { method: 'PATCH' })
    const before = [...(await readMetrics(server)).keys()].filter((name) => name.startsWith('otosafi_'))
    for (let at = 0; at < 500; at += 1) await ask(at, randomBytes(6).toString('hex'))
    await server.send('ma', '/api/cars/none', { method: 'PATCH' })
    await server.send('ma', '/nowhere', { headers: { host: 'forged.example' } })
    const after = [...(await readMetrics(server)).keys()].filter((name) => name.startsWith('otosafi_'))
    expect(after.filter((name) => !before.includes(name) && !name.includes('edition="default"'))).toEqual([])
  })

  it('are nowhere at the port of visitors, and alone at their own', async () => {
    for (const [host, path] of [
      ['otosafi.ma', '/metrics'],
      ['office.localhost', '/metrics'],
      [`localhost:${server.metricsPort}`, '/metrics'],
    ] as const) {
      const { bytes } = await sendRequest(server.port, host, path)
      expect(bytes.toString()).not.toContain('otosafi_')
    }
    const own = (path: string, method = 'GET') =>
      sendRequest(server.metricsPort ?? 0, 'otosafi.ma', path, { method }).then(({ status }) => status)
    expect([await own('/metrics'), await own('/metrics', 'HEAD'), await own('/metrics', 'POST')]).toEqual([
      200, 200, 405,
    ])
    expect([await own('/'), await own('/health'), await own('/api/cars')]).toEqual([404, 404, 404])
  })

  it('are not even collected unless asked for', async () => {
    const shared = { ...database, close: async () => undefined }
    const { metricsPort } = await startTestServer(shared)
    expect(metricsPort).toBeNull()
    await shared.close()
  })
})

withDatabase('the metrics of the outbox', (open) => {
  let database: Database
  let server: TestServer
  const outbox = async () =>
    [...(await readMetrics(server))].filter(([name]) => /^otosafi_(?:outbox|database_up)/.test(name))

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { metrics: true })
  })

  it('say how many messages wait and since when, and ask the database every few seconds at most', async () => {
    await post(server, '/questions', QUESTION)
    server.time.now += 60_000
    await post(server, '/questions', QUESTION)
    server.time.now += 30_000
    const first = await outbox()
    expect(Object.fromEntries(first)).toEqual({
      otosafi_database_up: 1,
      'otosafi_outbox_messages{channel="mail",state="waiting"}': 2,
      'otosafi_outbox_messages{channel="mail",state="given_up"}': 0,
      'otosafi_outbox_messages{channel="sms",state="waiting"}': 0,
      'otosafi_outbox_messages{channel="sms",state="given_up"}': 0,
      'otosafi_outbox_oldest_seconds{channel="mail"}': 90,
      'otosafi_outbox_oldest_seconds{channel="sms"}': 0,
    })
    await database.pool.query(
      `update outbox set failed_at = created_at where number = (select min(number) from outbox)`,
    )
    server.time.now += 4999
    expect(await outbox()).toEqual(first)
    server.time.now += 1
    expect(Object.fromEntries(await outbox())).toMatchObject({
      'otosafi_outbox_messages{channel="mail",state="waiting"}': 1,
      'otosafi_outbox_messages{channel="mail",state="given_up"}': 1,
      'otosafi_outbox_oldest_seconds{channel="mail"}': 35,
    })
  })

  it('do not call late what waits for the end of the night', async () => {
    const now = new Date(server.time.now)
    const dueAt = new Date(server.time.now + 9 * 3_600_000)
    await inTransaction(database, (write) =>
      enqueueSms(write, EDITIONS.ma, anySms({ to: '+212661234567', text: 'news' }), { now, dueAt, expiresAt: null }),
    )
    server.time.now += 3_600_000
    expect(Object.fromEntries(await outbox())).toMatchObject({
      'otosafi_outbox_messages{channel="sms",state="waiting"}': 1,
      'otosafi_outbox_oldest_seconds{channel="sms"}': 0,
    })
    // As an earlier version writes it, which runs beside this one for a while.
    await database.pool.query(`update outbox set first_due_at = null where channel = 'sms'`)
    server.time.now += 5000
    expect(Object.fromEntries(await outbox())).toMatchObject({ 'otosafi_outbox_oldest_seconds{channel="sms"}': 0 })
    await database.pool.query(`update outbox set first_due_at = due_at where channel = 'sms'`)
    const oldestTried = async (sender: string | null, at: number) => {
      server.time.now = at
      await database.pool.query(`update outbox set attempts = 1, sender = $1, due_at = $2 where channel = 'sms'`, [
        sender,
        new Date(at + 600_000),
      ])
      return Object.fromEntries(await outbox())['otosafi_outbox_oldest_seconds{channel="sms"}']
    }
    const morning = dueAt.getTime()
    expect([await oldestTried(randomUUID(), morning), await oldestTried(null, morning + 60_000)]).toEqual([0, 60])
  })

  it('leave out what only the database knows while it is away', async () => {
    const away = vi.spyOn(database.kysely, 'getExecutor').mockImplementation(() => {
      throw new Error('away')
    })
    server.time.now += 5000
    expect(await outbox()).toEqual([['otosafi_database_up', 0]])
    expect((await readMetrics(server)).get('otosafi_search_index_loaded')).toBe(1)
    away.mockRestore()
    server.time.now += 5000
    expect((await outbox())[0]).toEqual(['otosafi_database_up', 1])
  })
})
