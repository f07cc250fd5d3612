import { beforeAll, expect, it, vi } from 'vitest'

import type { ContentItem, ContentSummary, ContentValues } from '@otosafi/api-client/office-schema'
import { CONTENT_LISTS } from '@otosafi/domain/office/content-lists'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

const NEW_FAQ: ContentValues = {
  question: { fr: 'Peut-on payer en deux fois ?', ar: 'هل يمكن الدفع على مرتين؟' },
  answer: { fr: 'Oui, au guichet.' },
  topic: 'finance',
  featured: false,
}

withDatabase('the operator’s content', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database, { follow: true })
    cookie = (await employ(database, new Date(server.time.now), 'editor', ['ma'])).cookie
  })

  const send = (method: string, path: string, body?: object) =>
    sendRequest(server.port, OFFICE_HOST, `/office/content/${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const listed = async (list: string) => (await send('GET', `ma/${list}`)).body.items as ContentSummary[]
  const read = async (list: string, id: string) => (await send('GET', `ma/${list}/${id}`)).body as ContentItem
  const firstOf = async (list: string) => read(list, (await listed(list))[0]?.id ?? '')
  const change = (list: string, { id, values, isPublished, version }: ContentItem, changed: Partial<ContentItem>) =>
    send('PUT', `ma/${list}/${id}`, { values, isPublished, version, ...changed })
  const onTheSite = async (language = 'fr') =>
    JSON.stringify((await server.send('ma', '/api/faqs?limit=100', { headers: { 'accept-language': language } })).body)
  const shown = (text: string, is: boolean, language?: string) =>
    vi.waitFor(async () => expect((await onTheSite(language)).includes(text)).toBe(is), SHOWN_WITHIN_MS)

  it.each(Object.keys(CONTENT_LISTS))('has its %s, and each can be saved as it is', async (list) => {
    const items = await listed(list)
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ title }) => title !== '')).toBe(true)
    const item = await firstOf(list)
    const { status, body } = await change(list, item, {})
    expect([status, JSON.stringify(body.errors)]).toEqual([200, undefined])
    const { updatedOn: _, ...kept } = body.values
    expect(kept).toEqual(item.values)
  })

  it('is on the site as soon as it was changed, and what it said before is kept', async () => {
    const item = await firstOf('faqs')
    const answer = { ...(item.values['answer'] as object), fr: 'Tout a changé <b>ici</b>.' }
    const { status, body } = await change('faqs', item, { values: { ...item.values, answer } })
    expect(status, JSON.stringify(body)).toBe(200)
    await shown('Tout a changé <b>ici</b>.', true)
    expect(body.history[0]).toEqual({ at: new Date(server.time.now).toISOString(), by: 'editor', values: item.values })
    await change('faqs', body, { values: body.history[0].values })
    await shown('Tout a changé', false)
    const before = (await database.kysely.selectFrom('audit_log').selectAll().execute()).at(-1)
    expect(before).toMatchObject({
      operation: 'setContent',
      subject: `faqs ${item.id}`,
      after: { changed: ['answer'] },
    })
  })

  it('may begin as a draft in one language; others read it in theirs as soon as they have it', async () => {
    const { status, body } = await send('POST', 'ma/faqs', { values: NEW_FAQ, isPublished: false })
    expect(status, JSON.stringify(body)).toBe(201)
    const summary = (await listed('faqs')).at(-1)
    expect(summary).toEqual({
      id: body.id,
      title: 'Peut-on payer en deux fois ?',
      isPublished: false,
      missing: ['en', 'ar'],
    })
    await change('faqs', body, { isPublished: true })
    await shown('Peut-on payer en deux fois ?', true)
    await shown('هل يمكن الدفع على مرتين؟', true, 'ar')
    await change('faqs', await read('faqs', body.id), { isPublished: false })
    await shown('Peut-on payer en deux fois ?', false)
  })

  it('is refused with every field that is wrong', async () => {
    const { status, body } = await send('POST', 'ma/faqs', {
      values: { ...NEW_FAQ, question: { ar: 'هل؟' }, answer: { fr: ' \t' }, topic: 'weather' },
      isPublished: true,
    })
    expect(status).toBe(422)
    expect(body.errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['/body/values/question/fr', 'required'],
      ['/body/values/answer/fr', 'required'],
      ['/body/values/topic', 'option'],
    ])
  })

  it('is not overwritten by somebody who has not seen it', async () => {
    const item = await firstOf('teamMembers')
    expect((await change('teamMembers', item, { values: { ...item.values, name: 'Amal Idrissi' } })).status).toBe(200)
    expect((await change('teamMembers', item, { values: { ...item.values, name: 'Nobody' } })).status).toBe(409)
    expect((await firstOf('teamMembers')).values['name']).toBe('Amal Idrissi')
  })

  it('keeps what the office does not describe, and pages on the site', async () => {
    const photoOf = async () =>
      (
        await database.kysely.selectFrom('posts').select('payload').where('edition', '=', 'ma').orderBy('id').execute()
      ).map(({ payload }) => payload.photo)
    const photos = await photoOf()
    const post = await firstOf('posts')
    expect((await change('posts', post, { values: { ...post.values, minutes: 9 } })).status).toBe(200)
    expect(await photoOf()).toEqual(photos)
    const page = await firstOf('pages')
    expect((await change('pages', page, { isPublished: false })).status).toBe(422)
    expect((await send('POST', 'ma/pages', { values: page.values, isPublished: true })).status).toBe(403)
  })

  it('is of one’s own editions alone', async () => {
    expect((await send('GET', 'coza/faqs')).status).toBe(404)
    expect((await send('GET', 'ma/faqs/none-such')).status).toBe(404)
    expect((await send('GET', 'ma/users')).status).toBe(422)
  })
})
