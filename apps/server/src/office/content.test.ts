import { beforeAll, expect, it, vi } from 'vitest'

import type { ContentItem, ContentSummary, ContentValues } from '@otosafi/api-client/office-schema'
import { CONTENT_LISTS, type ContentField, contentFieldsOf } from '@otosafi/domain/office/content-lists'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createPublishDue } from './content-schedule.ts'
import { employ } from './testing/employ.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

/** The lists of which pages show something, and where the site's API has them. */
const SHOWN = [
  'faqs',
  'posts',
  'pages',
  'testimonials',
  'galleryItems',
  'teamMembers',
  'stores',
  'categories',
  'financingPartners',
] as const
const PATHS = [
  '/api/faqs?limit=100',
  '/api/blogs',
  '/api/pages',
  '/api/testimonials',
  '/api/customer-gallery',
  '/api/our-team',
  '/api/pages/about',
  '/api/stores',
  '/api/categories',
  '/api/financing-partners',
]

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
    sendOffice(server, cookie, `/content/${path}`, { method, body })
  const listed = async (list: string) => (await send('GET', `ma/${list}`)).body.items as ContentSummary[]
  const read = async (list: string, id: string) => (await send('GET', `ma/${list}/${id}`)).body as ContentItem
  const firstOf = async (list: string) => read(list, (await listed(list))[0]?.id ?? '')
  const change = (
    list: string,
    { id, values, isPublished, publishAt, version }: ContentItem,
    changed: Partial<ContentItem>,
  ) => send('PUT', `ma/${list}/${id}`, { values, isPublished, publishAt, version, ...changed })
  const onTheSite = async (language = 'fr') =>
    JSON.stringify((await server.send('ma', '/api/faqs?limit=100', { headers: { 'accept-language': language } })).body)
  const shown = (text: string, is: boolean, language?: string) =>
    vi.waitFor(async () => expect((await onTheSite(language)).includes(text)).toBe(is), SHOWN_WITHIN_MS)

  it.each(Object.keys(CONTENT_LISTS).filter((list) => list !== 'replyTemplates'))(
    'has its %s, and each can be saved as it is',
    async (list) => {
      const items = await listed(list)
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ title }) => title !== '')).toBe(true)
      const item = await firstOf(list)
      const { status, body } = await change(list, item, {})
      expect([status, JSON.stringify(body.errors)]).toEqual([200, undefined])
      const { updatedOn: _, ...kept } = body.values
      expect(kept).toEqual(item.values)
    },
  )

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
    const { status, body } = await send('POST', 'ma/faqs', { values: NEW_FAQ, isPublished: false, publishAt: null })
    expect(status, JSON.stringify(body)).toBe(201)
    const summary = (await listed('faqs')).at(-1)
    expect(summary).toEqual({
      id: body.id,
      title: 'Peut-on payer en deux fois ?',
      isPublished: false,
      missing: ['en', 'ar'],
    })
    await change('faqs', body, { isPublished: true })
    const published = (await database.kysely.selectFrom('audit_log').selectAll().execute()).at(-1)
    expect(published).toMatchObject({ subject: `faqs ${body.id}`, after: { isPublished: true, changed: [] } })
    await shown('Peut-on payer en deux fois ?', true)
    await shown('هل يمكن الدفع على مرتين؟', true, 'ar')
    await change('faqs', await read('faqs', body.id), { isPublished: false })
    await shown('Peut-on payer en deux fois ?', false)
  })

  it('says how to reach the team, everywhere at once', async () => {
    const contact = await firstOf('contact')
    const values = { ...contact.values, phone: '+212522123456' }
    expect((await change('contact', contact, { values })).status).toBe(200)
    await vi.waitFor(async () => {
      expect((await server.send('ma', '/api/contact-information')).body.phone).toBe('+212522123456')
    }, SHOWN_WITHIN_MS)
    expect((await change('contact', contact, { values })).status).toBe(409)
    const wrong = await change('contact', await firstOf('contact'), { values: { ...values, phone: '0522' } })
    expect(wrong.body.errors).toEqual([expect.objectContaining({ path: '/body/values/phone', code: 'invalid' })])
    expect((await send('POST', 'ma/contact', { values, isPublished: true, publishAt: null })).status).toBe(403)
  })

  it('may be as long as it is allowed to, and pages still show it', async () => {
    const fill = (most: number) => ({ fr: 'é'.repeat(most), ar: 'ع'.repeat(most), en: 'e'.repeat(most) })
    const longest = (field: ContentField, value: unknown): unknown => {
      if (field.kind === 'text') return fill(field.most)
      if (field.kind === 'line') return 'é'.repeat(field.most)
      if (field.kind === 'number') return field.max
      if (field.kind === 'hours')
        return Array.from({ length: 7 }, (_, at) => [
          { day: at + 1, opens: '00:00', closes: '12:00' },
          { day: at + 1, opens: '13:00', closes: '23:59' },
        ]).flat()
      if (field.kind !== 'blocks') return value
      const list = { kind: 'list', items: Array.from({ length: 50 }, () => fill(1000)) }
      return [{ kind: 'heading', text: fill(300) }, { kind: 'paragraph', text: fill(5000) }, list]
    }
    for (const list of SHOWN) {
      const item = await firstOf(list)
      const values = Object.fromEntries(
        contentFieldsOf(list).map(([name, field]) => [name, longest(field, item.values[name])]),
      ) as ContentValues
      const { status, body } = await change(list, item, { values })
      expect([list, status, body.errors]).toEqual([list, 200, undefined])
    }
    await shown('é'.repeat(300), true)
    for (const path of PATHS) expect([path, (await server.send('ma', path)).status]).toEqual([path, 200])
  })

  it('is shown by itself from the moment that was decided, once, and not where that was taken back', async () => {
    const publishDue = () => createPublishDue({ database, clock: () => server.time.now })(new AbortController().signal)
    const add = async (question: string, minutes: number) => {
      const values = { ...NEW_FAQ, question: { fr: question } }
      const publishAt = new Date(server.time.now + minutes * 60_000).toISOString()
      const { status, body } = await send('POST', 'ma/faqs', { values, isPublished: false, publishAt })
      expect(status, JSON.stringify(body)).toBe(201)
      return body as ContentItem
    }
    const broken = await add('Cassée ?', 4)
    const [soon, later, never] = [await add('Bientôt ?', 5), await add('Plus tard ?', 60), await add('Jamais ?', 5)]
    expect((await change('faqs', never, { publishAt: null })).status).toBe(200)
    expect((await change('faqs', never, { values: never.values })).status).toBe(409)
    await publishDue()
    expect((await read('faqs', soon.id)).isPublished).toBe(false)
    server.time.now += 6 * 60_000
    await database.pool.query(`alter table faqs add constraint broken check (id <> '${broken.id}') not valid`)
    try {
      await expect(publishDue()).rejects.toMatchObject({
        errors: [{ message: `The publication of ${broken.id} failed` }],
      })
    } finally {
      await database.pool.query('alter table faqs drop constraint broken')
    }
    await shown('Bientôt ?', true)
    expect(await read('faqs', soon.id)).toMatchObject({
      isPublished: true,
      publishAt: null,
      history: [{ by: 'editor' }],
    })
    expect((await read('faqs', later.id)).publishAt).toBe(later.publishAt)
    expect((await read('faqs', never.id)).isPublished).toBe(false)
    const entries = await database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'publishContent')
      .execute()
    expect(entries.map(({ subject }) => subject)).toEqual([`faqs ${soon.id}`])
    await publishDue()
    expect((await read('faqs', broken.id)).isPublished).toBe(true)
  })

  it('is refused with every field that is wrong', async () => {
    const { status, body } = await send('POST', 'ma/faqs', {
      values: { ...NEW_FAQ, question: { ar: 'هل؟' }, answer: { fr: ' \t' }, topic: 'weather' },
      isPublished: true,
      publishAt: null,
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

  it('keeps pages on the site', async () => {
    const page = await firstOf('pages')
    expect((await change('pages', page, { isPublished: false })).status).toBe(422)
    expect((await send('POST', 'ma/pages', { values: page.values, isPublished: true, publishAt: null })).status).toBe(
      403,
    )
  })

  it('is of one’s own editions alone', async () => {
    expect((await send('GET', 'coza/faqs')).status).toBe(404)
    expect((await send('GET', 'ma/faqs/none-such')).status).toBe(404)
    expect((await send('GET', 'ma/users')).status).toBe(422)
  })
})
