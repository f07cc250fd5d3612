import { Agent } from 'node:http'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { DEFAULT_READS_PER_SECOND } from '../env.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** Reads that a network may have at once by default. */
const ALLOWED = 15 * DEFAULT_READS_PER_SECOND

withDatabase('reads that no cache answers', (open) => {
  let database: Database
  let server: TestServer
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  afterAll(() => agent.destroy())

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 5)
    server = await startTestServer(database, { readsPerSecond: DEFAULT_READS_PER_SECOND })
  })

  const read = (priceMin: number, address: string) =>
    server.send('ma', `/api/cars?limit=1&facets=false&priceMin=${priceMin}`, {
      agent,
      headers: { 'x-forwarded-for': address },
    })

  describe('are limited for each network', () => {
    it(
      'far beyond what people need, with a problem that says when there may be more',
      { timeout: 120_000 },
      async () => {
        const prices = Array.from({ length: ALLOWED }, (_, place) => place + 1)
        const answers = await Promise.all(prices.map((price) => read(price, '198.51.100.7')))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        const refused = await read(ALLOWED + 1, '198.51.100.7')
        expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '1'])
        expect(refused.headers['cache-control']).toBe('no-store')
        // Cached answers do not count, and neighbouring addresses have limits of their own.
        expect((await read(ALLOWED, '198.51.100.7')).status).toBe(200)
        expect((await read(ALLOWED + 1, '198.51.100.8')).status).toBe(200)
        server.time.now += 1000
        expect((await read(ALLOWED + 2, '198.51.100.7')).status).toBe(200)
      },
    )

    it.each([
      ['GET', '/seen/blogs/no-such-post.gif', 75],
      ['POST', '/api/blogs/no-such-post/views', 15],
    ])('also those that count a view: %s %s', async (method, path, allowed) => {
      const shared = { ...database, close: async () => undefined }
      const strict = await startTestServer(shared, { readsPerSecond: 1 })
      onTestFinished(() => shared.close())
      const statuses: number[] = []
      for (let asked = 0; asked <= allowed; asked += 1)
        statuses.push((await strict.send('ma', path, { method, agent })).status)
      // The costs of files are no whole numbers.
      expect([new Set(statuses.slice(0, allowed - 1)), statuses.at(-1)]).toEqual([new Set([404]), 429])
    })

    it('and keep nobody of it from signing out', async () => {
      const shared = { ...database, close: async () => undefined }
      const strict = await startTestServer(shared, { readsPerSecond: 1 })
      const post = async (path: string) => (await strict.send('ma', `/api${path}`, { method: 'POST', agent })).status
      for (let asked = 0; asked < 15; asked += 1) await post('/blogs/no-such-post/views')
      expect([await post('/blogs/no-such-post/views'), await post('/auth/logout')]).toEqual([429, 204])
    })
  })
})
