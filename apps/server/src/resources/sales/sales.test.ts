import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { cityFacts } from '@otosafi/demonstration/stock/facts/cities'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { purge } from '../../jobs/purge.ts'
import { originalKey } from '../../media/pipeline/photo-service.ts'
import { PENDING_LIFETIME_MS } from '../../media/uploads/uploads.ts'
import { StorageUnavailable } from '../../outside/storage/storage-port.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openSaleWorld, SOLD } from './testing/sale-world.ts'

const DAY = 24 * 3_600_000
const GONE = { path: '/body/sentPhotos', code: 'imageGone', values: {} }

withDatabase('cars that are offered', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database)
  })

  it('are stored with pictures, papers and answers, and told to seller and team', async () => {
    const person = world.seller()
    const fields = {
      ...person,
      fuelType: 'diesel',
      noOfOwners: '2',
      imported: 'false',
      vin: '1M8GDM9A1KP042788',
      askingPrice: '95000',
      carIssue: 'Rayure sur la porte',
      wantedCar: 'MA-4K7Q2PXA',
      papers: ['registration', 'insurance'],
      answers: JSON.stringify({ accident: 'repaired', more: ' Un seul conducteur ' }),
    }
    const { status, body, headers } = await world.sell(fields, { photos: [world.photo(), world.photo()] })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[\w-]{43}$/),
      reference: expect.stringMatching(/^MA-SL-[0-9A-Z]{8}$/),
      state: 'sent',
      car: {
        brand: 'Toyota',
        model: 'Corolla',
        modelYear: 2019,
        fuelType: 'diesel',
        transmission: null,
        noOfOwners: 2,
        imported: false,
        askingPrice: 95_000,
        city: { id: 'casablanca', name: 'Casablanca' },
        papers: ['registration', 'insurance'],
        wantedCar: 'MA-4K7Q2PXA',
      },
      answers: [
        { question: 'La voiture a-t-elle été accidentée\u00a0?', answer: 'Oui, et elle a été réparée' },
        { question: expect.any(String), answer: 'Un seul conducteur' },
      ],
      photos: [
        { width: 800, height: 600 },
        { width: 800, height: 600 },
      ],
      appointment: null,
      offer: null,
      promise: null,
      answerable: false,
      withdrawable: true,
    })
    expect(await world.saleOf(body.id)).toEqual(body)
    expect((await world.server.send('ma', `/photos/${body.photos[0].key}/320.jpeg`)).status).toBe(200)
    const [mail] = await world.mailsOn(body.reference, person.email)
    expect(mail?.text).toMatch(new RegExp(`/fr/sales/${body.id}\\s`))
    const [team] = await world.mailsOn(body.reference, 'hello@otosafi.ma')
    expect(team).toMatchObject({ replyTo: person.email })
    for (const said of [
      'Diesel',
      'Rayure sur la porte',
      'En échange de la voiture',
      'MA-4K7Q2PXA',
      'clé de contrôle',
      'Oui, et elle a été réparée',
    ])
      expect(team?.text).toContain(said)
    const page = await world.server.send('ma', await world.teamLink(body.reference))
    expect(page.bytes.toString().match(/<img src="\/photos\/uploads\/[0-9a-f]{48}\/320\.jpeg"/g)).toHaveLength(2)
    expect(page.headers['content-security-policy']).toContain("img-src 'self'")
  })

  it('keep the unit of the odometer, of which the team reads what it shows', async () => {
    const { status, body } = await world.sell({ ...world.seller(), mileage: '96561', odometerUnit: 'mi' })
    expect([status, body.car.mileage, body.car.odometerUnit]).toEqual([201, 96_561, 'mi'])
    expect((await world.saleOf(body.id)).car.odometerUnit).toBe('mi')
    const [team] = await world.mailsOn(body.reference, 'hello@otosafi.ma')
    expect(team?.text).toMatch(/Compteur\W+60.000.mi/)
    const other = await world.sell(world.seller())
    expect(other.body.car.odometerUnit).toBe('km')
  })

  it('are taken once for a key, and refused with another form', async () => {
    const [person, key] = [world.seller(), randomUUID()]
    const [one, two] = await Promise.all([
      world.sell(person, { key, photos: [world.photo()] }),
      world.sell(person, { key, photos: [world.photo()] }),
    ])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body).toEqual(one.body)
    const other = await world.sell({ ...person, mileage: '1' }, { key, photos: [world.photo()] })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    const used = await database.kysely
      .selectFrom('sale_photos')
      .innerJoin('uploads', (join) =>
        join.onRef('uploads.edition', '=', 'sale_photos.edition').onRef('uploads.key', '=', 'sale_photos.key'),
      )
      .select('uploads.state')
      .where('sale_photos.key', '=', one.body.photos[0].key)
      .execute()
    expect(used).toEqual([{ state: 'used' }])
  })

  it.each([
    [{ brand: ' ' }, '/body/brand', 'required'],
    [{ model: 'x'.repeat(61) }, '/body/model', 'textMax'],
    [{ modelYear: '2028' }, '/body/modelYear', 'numberBetween'],
    [{ mileage: '5000001' }, '/body/mileage', 'mileageBetween'],
    [{ city: 'dakar' }, '/body/city', 'option'],
    [{ vin: 'O'.repeat(17) }, '/body/vin', 'invalid'],
    [{ askingPrice: '0' }, '/body/askingPrice', 'amountBetween'],
    [{ papers: 'customs' }, '/body/papers', 'option'],
    [{ noOfOwners: '51' }, '/body/noOfOwners', 'numberBetween'],
    [{ answers: '{"accident":"perhaps"}' }, '/body/answers', 'invalid'],
    [{ answers: '{"__proto__":"no"}' }, '/body/answers', 'invalid'],
    [{ answers: '{"more":5}' }, '/body/answers', 'invalid'],
    [{ answers: '[]' }, '/body/answers', 'invalid'],
    [{ answers: `{"more":"${'x'.repeat(501)}"}` }, '/body/answers', 'invalid'],
    [{ phone: '12' }, '/body/phone', 'digitsMin'],
    [{ email: 'nobody' }, '/body/email', 'email'],
    [{ consent: 'false' }, '/body/consent', 'consent'],
  ])('are refused with %j', async (fields, path, code) => {
    const { status, body } = await world.sell({ ...SOLD, ...fields })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path, code })]])
  })

  it('take ten pictures, which are JPEG or PNG', async () => {
    const ten = Array.from({ length: 10 }, () => world.photo())
    expect((await world.sell(world.seller(), { photos: ten })).body.photos).toHaveLength(10)
    expect((await world.sell(world.seller(), { photos: [...ten, world.photo()] })).status).toBe(413)
    const gif = await world.sell(world.seller(), { photos: [world.photo(Buffer.from('GIF89a, or so'))] })
    expect([gif.status, gif.body.errors]).toEqual([422, [{ path: '/body/photos', code: 'imageType', values: {} }]])
  })

  it('take photos that were sent ahead, in their order and once, before those of the form', async () => {
    const [one, two] = [await world.sendAhead(), await world.sendAhead()]
    expect([one.status, one.body]).toEqual([201, { ...one.body, width: 800, height: 600 }])
    const keys = [two.body.key, one.body.key]
    const { status, body } = await world.sell({ ...world.seller(), sentPhotos: keys }, { photos: [world.photo()] })
    expect([status, body.photos.map(({ key }: { key: string }) => key)]).toEqual([201, [...keys, expect.any(String)]])
    const again = await world.sell({ ...world.seller(), sentPhotos: keys })
    expect([again.status, again.body.errors]).toEqual([422, [GONE]])
    world.server.time.now += PENDING_LIFETIME_MS
    await world.server.uploads.sweep()
    expect((await world.server.send('ma', `/photos/${keys[0]}/320.jpeg`)).status).toBe(200)
  })

  it('take no photo of another edition, none that was deleted meanwhile, and ten in all', async () => {
    const { body: elsewhere } = await world.sendAhead('sn')
    const { body: late } = await world.sendAhead()
    world.server.time.now += PENDING_LIFETIME_MS
    await world.server.uploads.sweep()
    for (const key of [elsewhere.key, late.key, `uploads/${'0'.repeat(48)}`]) {
      const { status, body } = await world.sell({ ...world.seller(), sentPhotos: [key] })
      expect([status, body.errors]).toEqual([422, [GONE]])
    }
    const { body: photo } = await world.sendAhead()
    const ten = Array.from({ length: 10 }, () => world.photo())
    const { status, body } = await world.sell({ ...world.seller(), sentPhotos: [photo.key] }, { photos: ten })
    expect([status, body.errors]).toEqual([422, [{ ...GONE, code: 'invalid' }]])
  })

  it('are not taken while pictures cannot be kept, and then with the same key', async () => {
    const [person, key] = [world.seller(), randomUUID()]
    const { store } = world.server
    const { put } = store
    store.put = () => Promise.reject(new StorageUnavailable('full'))
    const refused = await world.sell(person, { key, photos: [world.photo()] })
    store.put = put
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(await world.mailsOn('', person.email)).toEqual([])
    expect((await world.sell(person, { key, photos: [world.photo()] })).status).toBe(201)
  })

  it('leave no picture behind that is refused with its form', async () => {
    const pending = async () =>
      (await database.kysely.selectFrom('uploads').select('key').where('state', '=', 'pending').execute()).length
    const before = await pending()
    expect((await world.sell({ ...world.seller(), mileage: '-1' }, { photos: [world.photo()] })).status).toBe(422)
    expect(await pending()).toBe(before)
    // Of one that is refused later, the picture is kept for a day.
    expect((await world.sell({ ...world.seller(), city: 'nowhere' }, { photos: [world.photo()] })).status).toBe(422)
    expect(await pending()).toBe(before + 1)
    world.server.time.now += PENDING_LIFETIME_MS
    await world.server.uploads.sweep()
    expect(await pending()).toBe(0)
  })

  it('are deleted after two years, with their pictures', async () => {
    const { body } = await world.sell(world.seller(), { photos: [world.photo()] })
    const { key } = body.photos[0]
    await purge(database, new Date(world.server.time.now + 729 * DAY))
    expect((await world.saleOf(body.id)).reference).toBe(body.reference)
    await purge(database, new Date(world.server.time.now + 730 * DAY))
    expect((await world.server.send('ma', `/api/sales/${body.id}`)).status).toBe(404)
    await world.server.uploads.sweep()
    expect(await world.server.store.has(originalKey(key))).toBe(false)
    for (const table of ['sale_events', 'sale_photos'] as const)
      expect(await database.kysely.selectFrom(table).select('edition').execute()).toEqual([])
  })

  it('are five at most under way for a number, however they are sent', async () => {
    const person = world.seller()
    const sent = await Promise.all(Array.from({ length: 7 }, () => world.sell(person)))
    const having = (status: number) => sent.filter((each) => each.status === status).length
    expect([having(201), having(409)]).toEqual([5, 2])
    const id = sent.find(({ status }) => status === 201)?.body.id
    expect((await world.answer(id, 'withdraw')).status).toBe(200)
    expect((await world.sell(person)).status).toBe(201)
  })

  it('are written about by text message where there is no address, once the team has seen them', async () => {
    const { email: _, ...person } = world.seller()
    const { body } = await world.sell(person)
    const messages = () => messagesTo(database, `+212${person.phone.slice(1).replaceAll(' ', '')}`)
    expect(await messages()).toEqual([])
    await world.act(body.reference, { action: 'see' })
    expect(await messages()).toEqual([expect.objectContaining({ token: body.id })])
  })

  it('are written about at once to the number that the account of who offers them has verified, and to no other', async () => {
    const [{ email: _, ...own }, other] = [world.seller(), world.seller()]
    const e164 = (phone: string) => `+212${phone.slice(1).replaceAll(' ', '')}`
    const email = 'has-a-number@example.org'
    await addUser(database, { email, phone: e164(own.phone) })
    const login = await post(world.server, '/auth/login', { identifier: email, password: PASSWORD, session: 'cookie' })
    const headers = { cookie: cookieHeader(login), 'sec-fetch-site': 'same-origin' }
    const sent = await world.sell(own, { headers })
    expect([sent.status, sent.body.notified]).toEqual([201, true])
    expect(await messagesTo(database, e164(own.phone))).toMatchObject([{ token: sent.body.id }])
    const { body } = await world.sell({ ...own, phone: other.phone }, { headers })
    expect(body.notified).toBe(false)
    expect(await messagesTo(database, e164(other.phone))).toEqual([])
    // Who is not signed in may be anybody.
    expect((await world.sell(own)).body.notified).toBe(false)
    expect(await messagesTo(database, e164(own.phone))).toHaveLength(1)
  })

  it('are taken with a fixed line where their seller is written to by mail alone', async () => {
    const { email, ...person } = { ...world.seller(), phone: '05 22 00 12 34' }
    const { status, body } = await world.sell(person)
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: '/body/phone', code: 'phoneFixed' })]])
    expect((await world.sell({ ...person, email })).status).toBe(201)
  })

  it('may be in any city of the edition, whether or not a car is for sale there', async () => {
    const headers = { 'accept-language': 'ar' }
    const { cities } = (await world.server.send('ma', '/api/questionnaire', { headers })).body
    expect(cities).toHaveLength(cityFacts.ma.length)
    expect(cities[0]).toEqual({ id: 'safi', name: 'آسفي' })
    const forSale = (await world.server.send('ma', '/api/cars?limit=1')).body.facets.city
    expect(forSale.length).toBeLessThan(cities.length)
    const { status } = await world.sell({ ...world.seller(), city: 'safi' })
    expect(status).toBe(201)
  })

  it('are asked about in the language of the reader', async () => {
    const read = async (language: string) =>
      (await world.server.send('ma', '/api/questionnaire', { headers: { 'accept-language': language } })).body.questions
    const [english, arabic] = [await read('en'), await read('ar')]
    expect(english[0]).toMatchObject({
      id: 'accident',
      text: 'Was the car in an accident?',
      options: [{ value: 'no', label: 'No' }, { value: 'repaired' }, { value: 'damaged' }],
    })
    expect(arabic[0].text).toBe('هل تعرضت السيارة لحادث؟')
    expect(english.at(-1)).toMatchObject({ id: 'more', help: null, options: [] })
  })
})
