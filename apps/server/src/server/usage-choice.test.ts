import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usageChoiceOf } from '@otosafi/domain/usage/usage-choice'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const COUNTED = EDITION_IDS.filter((id) => EDITIONS[id].analytics)
const NOT_COUNTED = EDITION_IDS.filter((id) => !EDITIONS[id].analytics)
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

describe('the count of usage', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database)
    return () => database.close()
  }, 60_000)

  beforeEach(async () => {
    await database.kysely.deleteFrom('usage_counts').execute()
  })

  const choose = (edition: EditionId, choice: string, headers: Record<string, string> = {}) =>
    server.send(edition, '/usage-choice', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `usage=${choice}`,
    })

  const count = (edition: EditionId, cookie: string, body: object = { route: 'buyCars', events: ['pageSeen'] }) =>
    server.send(edition, '/api/usage', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify(body),
    })

  const counted = async () => {
    await server.usage.flush()
    return database.kysely.selectFrom('usage_counts').selectAll().execute()
  }

  it.each(COUNTED)('counts in %s who said yes, and nobody else', async (edition) => {
    for (const cookie of ['', 'usage=no', 'language=fr']) expect((await count(edition, cookie)).status).toBe(204)
    expect(await counted()).toEqual([])
    const { status, headers } = await choose(edition, 'yes')
    expect(status).toBe(303)
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    expect(usageChoiceOf(cookie)).toBe('yes')
    for (let time = 0; time < 3; time++) await count(edition, cookie)
    const row = { edition, day: '2026-06-01', route: 'buyCars', event: 'pageSeen', times: 3 }
    expect(await counted()).toEqual([row])
    const no = await choose(edition, 'no', { cookie })
    await count(edition, String(no.headers['set-cookie']).split(';')[0] ?? '')
    expect(await counted()).toEqual([row])
  })

  it('is left out of Ivory Coast and of where no country is known', () => {
    expect(NOT_COUNTED).toEqual(expect.arrayContaining(['ci', 'default']))
    expect(COUNTED).toEqual(expect.arrayContaining(['ma', 'coza', 'sn', 'rw']))
  })

  it.each(NOT_COUNTED)('is not there in %s', async (edition) => {
    expect((await choose(edition, 'yes')).status).toBe(404)
    expect((await count(edition, 'usage=yes')).status).toBe(404)
    expect(await counted()).toEqual([])
  })

  it('counts no page that is unknown, and refuses events that are', async () => {
    for (const route of ['nothing', 'constructor', 'toString'])
      expect((await count('ma', 'usage=yes', { route, events: ['pageSeen'] })).status).toBe(204)
    for (const body of [
      { route: 'car', events: ['bought'] },
      { route: 'car', events: [] },
      { events: ['pageSeen'] },
      {},
    ])
      expect((await count('ma', 'usage=yes', body)).status).toBe(422)
    expect(await counted()).toEqual([])
  })

  it.each([
    ['http://otosafi.ma/fr/buy-cars?brand=dacia', '/fr/buy-cars?brand=dacia&usage=no#usage'],
    ['http://otosafi.ma/ar?usage=yes', '/ar?usage=no#usage'],
    ['https://evil.example//evil.example/x', '/evil.example/x?usage=no#usage'],
    ['nonsense', '/?usage=no#usage'],
  ])('leads a visitor without script from %s to %s', async (referer, location) => {
    const { headers } = await choose('ma', 'no', { referer })
    expect([headers['location'], headers['cache-control']]).toEqual([location, 'no-store'])
  })

  it('takes no other choice, and none from another site', async () => {
    for (const choice of ['', 'maybe', 'constructor', 'x'.repeat(500)])
      expect((await choose('ma', choice)).status).toBe(422)
    expect((await choose('ma', 'yes', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await choose('ma', 'x'.repeat(5000))).status).toBe(413)
  })
})
