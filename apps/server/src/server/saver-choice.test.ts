import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('saving data by choice', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database)
    return () => database.close()
  }, 60_000)

  const choose = (choice: string, headers: Record<string, string> = {}) =>
    server.send('ci', '/data-saver', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `saver=${choice}`,
    })

  it('is kept in a cookie and taken back, and leads back to the page', async () => {
    const referer = 'http://otosafi.ci/fr/buy/x?light'
    const on = await choose('on', { referer })
    expect([on.status, on.headers['location'], on.headers['cache-control']]).toEqual([
      303,
      '/fr/buy/x?light#saver',
      'no-store',
    ])
    expect(String(on.headers['set-cookie'])).toMatch(/^saver=on; .*Max-Age=15552000/)
    expect(String((await choose('off', { referer })).headers['set-cookie'])).toMatch(/^saver=off; .*Max-Age=0/)
  })

  it('takes no other choice, and none from another site', async () => {
    for (const choice of ['', 'maybe', 'constructor']) expect((await choose(choice)).status).toBe(422)
    expect((await choose('on', { origin: 'https://evil.example' })).status).toBe(403)
  })
})
