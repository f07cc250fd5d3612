import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { ContentItem, ContentSummary, ContentValues } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

const POST = {
  title: { fr: 'Où faire réviser sa Dacia à Fès ?', ar: 'أين؟' },
  excerpt: { fr: 'Trois adresses.' },
  body: [{ kind: 'paragraph', text: { fr: 'La première.' } }],
  author: 'Salma Bennani',
  publishedOn: '2026-05-30',
  topic: 'driving',
  brands: ['dacia'],
  featured: false,
  minutes: 4,
} satisfies ContentValues
const PERSON = {
  name: 'Omar Alaoui',
  role: { fr: 'Inspecteur' },
  bio: { fr: 'Vingt ans de moteurs.' },
  city: 'casablanca',
} satisfies ContentValues
const OPINION = {
  name: { fr: 'Hind B.' },
  text: { fr: 'Comme dans l’annonce.' },
  rating: 5,
  city: 'rabat',
  date: '2026-05-29',
  car: 'Dacia Duster',
  deal: 'bought',
  source: { fr: 'enquête' },
} satisfies ContentValues

withDatabase('what the team adds to the content', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string
  let jpeg: Buffer
  let photo: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database, { follow: true })
    await signIn()
    jpeg = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    photo = (await sendPicture('ma')).body.key
  })

  async function signIn() {
    cookie = (await employ(database, new Date(server.time.now), 'editor', ['ma', 'coza'])).cookie
  }
  const send = (method: string, path: string, body?: object) =>
    sendOffice(server, cookie, `/content/ma/${path}`, { method, body })
  const sendPicture = (edition: EditionId, file = jpeg) =>
    sendRequest(server.port, OFFICE_HOST, `/office/pictures/${edition}`, {
      ...putForm([filePart(file)], { cookie }),
      method: 'POST',
    })
  const add = (list: string, values: ContentValues, isPublished = false) =>
    send('POST', list, { values, isPublished, publishAt: null })
  const added = async (list: string, values: ContentValues, isPublished = false) => {
    const { status, body } = await add(list, values, isPublished)
    expect(status, JSON.stringify(body)).toBe(201)
    return body as ContentItem
  }
  const change = async (
    { id, values, isPublished, publishAt }: ContentItem,
    list: string,
    to: Partial<ContentItem>,
  ) => {
    const { version } = (await send('GET', `${list}/${id}`)).body as ContentItem
    return send('PUT', `${list}/${id}`, { values, isPublished, publishAt, version, ...to })
  }
  const site = async (path: string) => await server.send('ma', `/api${path}`, { headers: { 'accept-language': 'fr' } })
  const posts = async () => (await site('/blogs?limit=48')).body.blogs as { id: string; title: string }[]
  const soon = (check: () => Promise<void>) => vi.waitFor(check, SHOWN_WITHIN_MS)
  const stateOf = async (key: string) =>
    (await database.kysely.selectFrom('uploads').select('state').where('key', '=', key).executeTakeFirst())?.state

  describe('an article', () => {
    it('is nowhere as a draft, on the site with its picture while it is published, and gone again', async () => {
      const draft = await added('posts', { ...POST, photo })
      expect(draft.id).toBe('ou-faire-reviser-sa-dacia-a-fes')
      expect((await posts()).map(({ id }) => id)).not.toContain(draft.id)
      expect((await site(`/blogs/${draft.id}`)).status).toBe(404)
      expect((await change(draft, 'posts', { isPublished: true })).status).toBe(200)
      await soon(async () => expect((await posts()).map(({ id }) => id)).toContain(draft.id))
      const { body } = await site(`/blogs/${draft.id}`)
      expect(body).toMatchObject({
        title: POST.title.fr,
        author: 'Salma Bennani',
        readingMinutes: 4,
        carBrands: [{ id: 'dacia', name: 'Dacia' }],
        photo: { key: photo, width: 800, height: 500, placeholder: expect.stringMatching(/^#/) },
      })
      // English readers get the French text, and are told so.
      const inEnglish = await server.send('ma', `/api/blogs/${draft.id}`, { headers: { 'accept-language': 'en' } })
      expect(inEnglish.body).toMatchObject({ title: POST.title.fr, language: 'fr' })
      const picture = await server.send('ma', `/photos/${photo}/320.webp`)
      expect([picture.status, picture.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')])
      expect((await change(draft, 'posts', { isPublished: false })).status).toBe(200)
      await soon(async () => expect((await site(`/blogs/${draft.id}`)).status).toBe(404))
    })

    it('has the address of its first title, with a number where that is taken, also by somebody at the same time', async () => {
      const values = { ...POST, photo, title: { fr: 'Acheter à deux' } }
      const ids = (await Promise.all([1, 2, 3].map(() => added('posts', values)))).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(['acheter-a-deux', 'acheter-a-deux-2', 'acheter-a-deux-3'])
      const [first] = (await send('GET', 'posts')).body.items.filter(
        ({ id }: ContentSummary) => id === 'acheter-a-deux',
      )
      const item = (await send('GET', `posts/${first.id}`)).body as ContentItem
      const { body } = await change(item, 'posts', { values: { ...item.values, title: { fr: 'Acheter à trois' } } })
      expect(body.id).toBe('acheter-a-deux')
    })

    it('has an address that can be read aloud, whatever its title is', async () => {
      const idOf = async (fr: string) => (await added('posts', { ...POST, photo, title: { fr } })).id
      expect(await idOf('كيف تختار سيارتك')).toBe('article')
      expect(await idOf('Œuvre & Cœur : 100 % <b>ÉTÉ</b>')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(await idOf('Longtemps '.repeat(19).trim())).toBe(
        'longtemps-longtemps-longtemps-longtemps-longtemps-longtemps-longtemps',
      )
      expect((await idOf('x'.repeat(200))).length).toBeLessThanOrEqual(80)
    })
  })

  it('a person has a portrait or none, and an opinion its car', async () => {
    const person = await added('teamMembers', { ...PERSON, photo: null }, true)
    const opinion = await added('testimonials', OPINION, true)
    const shown = async () =>
      (await site('/our-team?limit=48')).body.ourTeam.find(({ id }: ContentItem) => id === person.id)
    await soon(async () => expect(await shown()).toMatchObject({ name: 'Omar Alaoui', photo: null }))
    await soon(async () =>
      expect((await site('/testimonials')).body.testimonials).toContainEqual(
        expect.objectContaining({
          id: opinion.id,
          city: 'Rabat',
          car: 'Dacia Duster',
          source: 'enquête',
          language: 'fr',
        }),
      ),
    )
    expect((await change(person, 'teamMembers', { values: { ...person.values, photo } })).status).toBe(200)
    await soon(async () => expect((await shown()).photo).toMatchObject({ key: photo, height: 500 }))
    expect((await change(person, 'teamMembers', { values: person.values })).status).toBe(200)
    await soon(async () => expect((await shown()).photo).toBeNull())
  })

  it('a customer’s picture is in the gallery', async () => {
    const values = { caption: { fr: 'Hind et sa Duster' }, photo, city: 'rabat', date: '2026-05-31' }
    const { id } = await added('galleryItems', values, true)
    await soon(async () =>
      expect((await site('/customer-gallery?limit=48')).body.customerGallery[0]).toMatchObject({
        id,
        caption: 'Hind et sa Duster',
        language: 'fr',
        picture: { key: photo },
      }),
    )
  })

  describe('a picture', () => {
    it('is replaced, and can be put back with what was written then', async () => {
      const item = (await send('GET', `posts/${(await send('GET', 'posts')).body.items[0].id}`)).body as ContentItem
      const drawn = item.values['photo']
      expect(drawn).toMatch(/^art\//)
      const [one, two] = [(await sendPicture('ma')).body.key, (await sendPicture('ma')).body.key]
      expect(await stateOf(one)).toBe('pending')
      for (const key of [one, two, drawn, one])
        expect((await change(item, 'posts', { values: { ...item.values, photo: key } })).status).toBe(200)
      expect([await stateOf(one), await stateOf(two)]).toEqual(['used', 'used'])
      const { body } = await send('GET', `posts/${item.id}`)
      expect(body.history.map(({ values }: ContentItem) => values['photo']).slice(0, 4)).toEqual([
        drawn,
        two,
        one,
        drawn,
      ])
      const entries = await database.kysely.selectFrom('audit_log').selectAll().orderBy('number').execute()
      expect(entries.at(-1)).toMatchObject({ operation: 'setContent', after: { changed: ['photo'] } })
      expect(entries.findLast(({ operation }) => operation === 'addPicture')).toMatchObject({ subject: two })
    })

    it('that no item names is deleted after a day', async () => {
      const { key } = (await sendPicture('ma')).body
      server.time.now += 25 * 3_600_000
      await signIn()
      await sendPicture('ma')
      await vi.waitFor(async () => expect(await stateOf(key)).toBeUndefined(), SHOWN_WITHIN_MS)
      expect((await add('posts', { ...POST, photo: key })).body.errors).toEqual([
        expect.objectContaining({ path: '/body/values/photo', code: 'invalid' }),
      ])
      expect(await stateOf(photo)).toBe('used')
    })

    it('is none that somebody made up, that is of another edition, of a visitor or of a drawing', async () => {
      const elsewhere = (await sendPicture('coza')).body.key
      const visitors = `uploads/${'a'.repeat(48)}`
      await database.kysely
        .insertInto('uploads')
        .values({
          edition: 'ma',
          key: visitors,
          state: 'used',
          created_at: new Date(server.time.now),
          width: 1,
          height: 1,
        })
        .execute()
      const before = (await send('GET', 'posts')).body.items.length
      for (const key of [elsewhere, visitors, 'content/none', 'art/side-sedan-red-0', '../x', 'a b', 7, '']) {
        const { status, body } = await add('posts', { ...POST, photo: key })
        expect([key, status, body.errors?.[0]?.path]).toEqual([key, 422, '/body/values/photo'])
      }
      expect((await send('GET', 'posts')).body.items.length).toBe(before)
      expect((await add('posts', { ...POST, photo: null })).body.errors[0].code).toBe('required')
    })

    it('is refused where it is none', async () => {
      expect((await sendPicture('ma', Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(422)
      expect((await sendPicture('ma', jpeg.subarray(0, 300))).status).toBe(422)
      expect((await sendPicture('rw')).status).toBe(404)
    })
  })

  it.each([
    ['teamMembers', { ...PERSON, city: 'kigali' }, 'city'],
    ['posts', { ...POST, brands: ['dacia', 'none'] }, 'brands'],
  ])('of %s names cities of the edition and known brands alone', async (list, values, field) => {
    const { status, body } = await add(list, list === 'posts' ? { ...values, photo } : values)
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: `/body/values/${field}`, code: 'option' })],
    ])
  })
})
