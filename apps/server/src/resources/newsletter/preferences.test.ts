import { beforeAll, beforeEach, expect, it } from 'vitest'

import { NEWSLETTER_TOPICS } from '@otosafi/domain/newsletter/preferences'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const CHOSEN = { frequency: 'monthly', topics: ['lowerPrices', 'papers'], language: 'ar' }

withDatabase('the preferences of a subscriber', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''
  let token = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 48 * 3_600_000
    email = `salma${(people += 1)}@example.org`
    await post(server, '/subscribers', { email, consent: true }, { headers: { 'accept-language': 'fr' } })
    token = tokenIn((await lastMessageTo(database, email)).text)
  })

  const tokenIn = (text: string) => /\/unsubscribe-blog\/([\w-]{43})\b/.exec(text)?.[1] ?? ''
  const read = (secret = token, { edition = 'ma', language = 'fr' }: { edition?: EditionId; language?: string } = {}) =>
    server.send(edition, `/api/subscribers/preferences/${secret}`, { headers: { 'accept-language': language } })
  const choose = (body: object, secret = token, edition: EditionId = 'ma') =>
    post(server, `/subscribers/preferences/${secret}`, body, { method: 'PUT', edition })
  const leave = () => server.send('ma', `/api/subscribers/unsubscribe/${token}`, { method: 'POST' })

  it('are the usual ones until others are chosen, which are then all of them', async () => {
    const { status, body, headers } = await read()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.preferences).toEqual({ frequency: 'weekly', topics: [], language: 'fr' })
    expect((await choose(CHOSEN)).status).toBe(204)
    expect((await read()).body.preferences).toEqual(CHOSEN)
    const none = { ...CHOSEN, topics: [] }
    expect((await choose(none)).status).toBe(204)
    expect((await read()).body.preferences).toEqual(none)
  })

  it('come with every topic, named in the language that is asked for', async () => {
    const { topics } = (await read(token, { language: 'ar' })).body
    expect(topics.map(({ id }: { id: string }) => id)).toEqual(NEWSLETTER_TOPICS)
    expect(topics).toContainEqual({ id: 'lowerPrices', name: 'أثمنة انخفضت' })
  })

  it('have the language of every later mail', async () => {
    await choose(CHOSEN)
    const [, confirm] = /\/newsletter\/([\w-]{43})\b/.exec((await lastMessageTo(database, email)).text) ?? []
    expect((await post(server, '/subscribers/confirm', { token: confirm })).status).toBe(200)
    expect((await read()).body.preferences).toEqual(CHOSEN)
    server.time.now += 3_600_000
    await post(server, '/subscribers/unsubscribe-link', { email })
    expect((await lastMessageTo(database, email)).text).toContain('https://otosafi.ma/ar/unsubscribe-blog/')
  })

  it.each([
    ['another frequency', { ...CHOSEN, frequency: 'daily' }, '/body/frequency'],
    ['a topic that there is not', { ...CHOSEN, topics: ['constructor'] }, '/body/topics/0'],
    ['a topic twice', { ...CHOSEN, topics: ['papers', 'papers'] }, '/body/topics'],
    ['no topics', { frequency: 'weekly', language: 'fr' }, '/body/topics'],
    ['a language of another edition', { ...CHOSEN, language: 'zu' }, '/body/language'],
    ['something else', { ...CHOSEN, state: 'subscribed' }, '/body/state'],
  ])('are refused with %s, and stay what they were', async (_, body, path) => {
    const refused = await choose(body)
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, path])
    expect((await read()).body.preferences.frequency).toBe('weekly')
  })

  it('are not found by what is no secret of the edition, nor of a subscription that has ended', async () => {
    const statusesOf = async (secret: string, edition: EditionId = 'ma') => [
      (await read(secret, { edition })).status,
      (await choose({ ...CHOSEN, language: 'fr' }, secret, edition)).status,
    ]
    const { text } = await lastMessageTo(database, email)
    const confirm = /\/newsletter\/([\w-]{43})\b/.exec(text)?.[1] ?? ''
    expect(await statusesOf('x'.repeat(43))).toEqual([404, 404])
    expect(await statusesOf(confirm)).toEqual([404, 404])
    expect(await statusesOf(token, 'rw')).toEqual([404, 404])
    expect(await statusesOf('short')).toEqual([422, 422])
    expect((await leave()).status).toBe(200)
    expect(await statusesOf(token)).toEqual([404, 404])
    const rows = await database.kysely
      .selectFrom('subscribers')
      .select('frequency')
      .where('email', '=', email)
      .execute()
    expect(rows).toEqual([{ frequency: 'weekly' }])
  })
})
