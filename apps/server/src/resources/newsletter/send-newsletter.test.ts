import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { PostTopic } from '@otosafi/domain/content/content'
import type { NewsletterFrequency, NewsletterTopic } from '@otosafi/domain/newsletter/preferences'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { type AlertWorld, killedAfter, openAlertWorld } from '../alerts/testing/alert-world.ts'
import { createSendNewsletter } from './send-newsletter.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Thursday, 10:00 in Morocco and an hour later in Senegal. */
const ISSUE = Date.parse('2026-06-04T09:00:00Z')

type Subscribing = {
  at?: number
  state?: 'subscribed' | 'pending'
  frequency?: NewsletterFrequency
  topics?: NewsletterTopic[]
}

withDatabase('the weekly newsletter', (open) => {
  let world: AlertWorld

  beforeAll(async () => {
    world = await openAlertWorld(await open())
  })
  beforeEach(async () => {
    await world.clear()
    await world.database.pool.query('delete from subscribers')
    await world.database.pool.query('delete from posts')
    world.time.now = ISSUE
  })

  const subscribe = async (
    language: Language = 'fr',
    { at = ISSUE - DAY, state = 'subscribed', ...chosen }: Subscribing = {},
  ) => {
    const email = `${randomUUID()}@example.org`
    const confirmed_at = state === 'subscribed' ? new Date(at) : null
    const subscriber = { id: randomUUID(), email, language, state, consented_at: new Date(at), confirmed_at, ...chosen }
    await world.database.kysely
      .insertInto('subscribers')
      .values({ edition: 'ma', ...subscriber })
      .execute()
    return email
  }
  const publish = (at: number, overrides = {}) =>
    world.publish({ publishedAt: new Date(at).toISOString(), ...overrides })
  const run = (kysely = world.database.kysely) => {
    const { search, clock } = world
    const originOf = (edition: EditionId) => `https://${edition}.test`
    return createSendNewsletter({ database: { kysely }, search, clock, originOf })(new AbortController().signal)
  }
  const sentTo = async (email: string) => (await world.sent()).filter(({ to }) => to === email)
  const write = async (id: string, publishedOn: string, topic: PostTopic = 'buying') => {
    const payload = JSON.stringify({ title: { en: `About ${id}`, fr: `Sur ${id}` }, publishedOn, topic })
    await world.database.kysely.insertInto('posts').values({ edition: 'ma', id, position: 1, payload }).execute()
  }

  it('tells each subscriber in their language of new cars, lower prices and posts of the week', async () => {
    const [french, arab] = [await subscribe('fr'), await subscribe('ar')]
    const pending = await subscribe('fr', { state: 'pending' })
    const [fresh, rolledBack] = [
      await publish(ISSUE - DAY, { isNew: true, grade: null, mileage: 12 }),
      await publish(ISSUE - 2 * DAY, { tamperedOdometer: true, mileage: 77_777 }),
    ]
    await publish(ISSUE - 8 * DAY)
    await publish(ISSUE - DAY, { status: 'reserved' })
    await write('fresh', '2026-06-02')
    await write('old', '2026-05-20')
    await write('coming', '2026-06-04')
    await run()
    const [mail, ...more] = await sentTo(french)
    expect(more).toEqual([])
    expect(mail?.cars).toEqual([fresh.id, rolledBack.id].toSorted())
    expect(mail?.text).toMatch(/une fois par semaine/)
    expect(mail?.text).toMatch(/128.000.DH, 12.km/)
    expect(mail?.text).not.toMatch(/77.777/)
    expect(mail?.text).toContain('kilométrage non prouvé')
    expect(mail?.text).toContain('Sur fresh\nhttps://ma.test/fr/blog/fresh')
    expect(mail?.text).not.toMatch(/old|coming/)
    expect((await sentTo(arab))[0]?.text).toContain('https://ma.test/ar/buy-cars')
    expect(await sentTo(pending)).toEqual([])
  })

  it('tells what a car cost a week ago whose price is lower now, and of no more than six', async () => {
    const email = await subscribe()
    for (let i = 0; i < 8; i++) {
      const { id } = await publish(ISSUE - 30 * DAY, { price: 100_000 + i * 1000 })
      await world.database.pool.query(`update price_changes set price = 200000 where car_id = '${id}'`)
      const change = { edition: 'ma', car_id: id, date: '2026-06-01', price: 100_000 + i * 1000 } as const
      await world.database.kysely.insertInto('price_changes').values(change).execute()
    }
    const { id: former } = await publish(ISSUE - 30 * DAY, { price: 50_000 })
    await world.database.pool.query(`update price_changes set price = 90000 where car_id = '${former}'`)
    await world.database.pool.query(
      `insert into price_changes (edition, car_id, date, price) values ('ma', '${former}', '2026-05-20', 50000)`,
    )
    await run()
    const [mail] = await sentTo(email)
    expect(mail?.cars).toHaveLength(6)
    expect(mail?.cars).not.toContain(former)
    expect(mail?.text).toMatch(/maintenant 100.000.DH au lieu de 200.000.DH/)
  })

  it('tells of a car that was put up for sale before the issue of a day, and lowered on that day or in the week', async () => {
    const email = await subscribe('fr', { at: ISSUE - 30 * DAY })
    const before = ISSUE - 7 * DAY - 2 * HOUR
    const { id: sameDay } = await publish(before, { price: 90_000, oldPrice: 100_000 })
    const { id: later } = await publish(before, { price: 80_000 })
    await world.database.pool.query(`update price_changes set price = 110000 where car_id = '${later}'`)
    const change = { edition: 'ma', car_id: later, date: '2026-06-01', price: 80_000 } as const
    await world.database.kysely.insertInto('price_changes').values(change).execute()
    await publish(before, { price: 70_000 })
    await run()
    const [mail] = await sentTo(email)
    expect(mail?.cars).toEqual([sameDay, later].toSorted())
    expect(mail?.text).toMatch(/maintenant 90.000.DH au lieu de 100.000.DH/)
    expect(mail?.text).toMatch(/maintenant 80.000.DH au lieu de 110.000.DH/)
  })

  it('is not written where there is nothing to tell, nor told later', async () => {
    const email = await subscribe()
    await publish(ISSUE + HOUR)
    await run()
    world.time.now += 2 * HOUR
    await run()
    expect(await sentTo(email)).toEqual([])
    world.time.now = ISSUE + 7 * DAY
    await run()
    expect(await sentTo(email)).toHaveLength(1)
  })

  it('comes at 10:00 in the edition, once a week, to who subscribed before it', async () => {
    const [email, late] = [await subscribe(), await subscribe('fr', { at: ISSUE + HOUR })]
    await publish(ISSUE - DAY)
    world.time.now = ISSUE - 1
    await run()
    expect(await sentTo(email)).toEqual([])
    for (let hours = 0; hours < 14 * 24; hours += 5) {
      world.time.now = ISSUE + hours * HOUR
      if (hours % 24 === 0) await publish(world.time.now)
      await run()
    }
    const moments = (await sentTo(email)).map(({ at }) => at - ISSUE)
    expect(moments.map((at) => Math.floor(at / (7 * DAY)))).toEqual([0, 1])
    expect(await sentTo(late)).toHaveLength(1)
  })

  it('comes with the first issue of a month to who wants it so, and tells of the month', async () => {
    const monthly = await subscribe('fr', { frequency: 'monthly', at: ISSUE - 40 * DAY })
    const weekly = await subscribe('fr', { frequency: 'weekly', at: ISSUE - 40 * DAY })
    const { id: early } = await publish(ISSUE - 20 * DAY)
    const { id: late } = await publish(ISSUE - DAY)
    // Since 7 May, the first Thursday of the month before.
    await publish(ISSUE - 29 * DAY)
    for (let week = 0; week < 5; week++) {
      world.time.now = ISSUE + week * 7 * DAY
      await publish(world.time.now - HOUR)
      await run()
    }
    const [first, second, ...more] = await sentTo(monthly)
    expect([first?.at, second?.at, more]).toEqual([ISSUE, ISSUE + 28 * DAY, []])
    expect(first?.text).toMatch(/une fois par mois/)
    expect(first?.cars).toEqual(expect.arrayContaining([early, late]))
    expect(first?.cars).toHaveLength(3)
    expect(await sentTo(weekly)).toHaveLength(5)
    expect((await sentTo(weekly))[0]?.cars).not.toContain(early)
  })

  it('tells of the topics that were chosen, and does not come where there is nothing of them', async () => {
    const prices = await subscribe('fr', { topics: ['lowerPrices'] })
    const papers = await subscribe('fr', { topics: ['papers', 'money'] })
    const cars = await subscribe('fr', { topics: ['newCars'] })
    const { id } = await publish(ISSUE - DAY)
    for (const each of ['a', 'b', 'c', 'd']) await write(each, '2026-06-03')
    await write('stamps', '2026-06-02', 'papers')
    await run()
    expect(await sentTo(prices)).toEqual([])
    const [aboutPapers] = await sentTo(papers)
    expect([aboutPapers?.cars, aboutPapers?.text.match(/\/blog\/\w+/g)]).toEqual([[], ['/blog/stamps']])
    const [aboutCars] = await sentTo(cars)
    expect([aboutCars?.cars, aboutCars?.text.match(/\/blog\/\w+/g)]).toEqual([[id], null])
    // An issue that was empty for a subscriber is not sent later.
    world.time.now += 2 * HOUR
    await publish(world.time.now - DAY)
    await run()
    expect(await sentTo(prices)).toEqual([])
  })

  it('comes in the language and as often as was chosen by the link of its mail', async () => {
    const email = await subscribe('fr')
    await publish(ISSUE - DAY)
    await run()
    const [, token = ''] = /unsubscribe-blog\/([\w-]{43})\n/.exec((await sentTo(email))[0]?.text ?? '') ?? []
    const server = await startTestServer(world.database)
    const choose = async (chosen: object) => {
      const { status } = await post(server, `/subscribers/preferences/${token}`, chosen, { method: 'PUT' })
      expect(status).toBe(204)
    }
    await choose({ frequency: 'weekly', topics: [], language: 'ar' })
    world.time.now += 7 * DAY
    await publish(world.time.now - DAY)
    await run()
    expect((await sentTo(email))[1]?.text).toContain('https://ma.test/ar/buy-cars')
    await choose({ frequency: 'monthly', topics: [], language: 'ar' })
    world.time.now += 7 * DAY
    await publish(world.time.now - DAY)
    await run()
    expect(await sentTo(email)).toHaveLength(2)
  })

  it('comes once, whatever processes run at once, are killed or start again', async () => {
    const emails = [await subscribe(), await subscribe('ar'), await subscribe('en')]
    await publish(ISSUE - DAY)
    for (let statements = 0; statements < 40; statements++)
      await run(killedAfter(world.database.kysely, statements)).catch(() => undefined)
    await Promise.all([run(), run(), run()])
    for (const email of emails) expect(await sentTo(email)).toHaveLength(1)
  })

  it('comes to all others where it cannot be written to one, who is tried again', async () => {
    for (let times = 0; times < 2; times += 1) await subscribe()
    await publish(ISSUE - DAY)
    const { rows } = await world.database.pool.query('select id, email from subscribers order by id')
    const [broken, whole] = rows
    await world.database.pool.query(
      `alter table subscribers add constraint broken check (id <> '${broken.id}') not valid`,
    )
    try {
      await expect(run()).rejects.toMatchObject({ errors: [{ message: `The newsletter of ${broken.id} failed` }] })
    } finally {
      await world.database.pool.query('alter table subscribers drop constraint broken')
    }
    const counts = () => Promise.all([broken, whole].map(async ({ email }) => (await sentTo(email)).length))
    expect(await counts()).toEqual([0, 1])
    await run()
    expect(await counts()).toEqual([1, 1])
  })

  it('leaves after all other mails, of which some have codes', async () => {
    await subscribe()
    await publish(ISSUE - DAY)
    await run()
    const { rows } = await world.database.pool.query('select is_bulk from outbox')
    expect(rows).toEqual([{ is_bulk: true }])
  })

  it('ends by the link and the one click of each mail, which are the same in every issue', async () => {
    const email = await subscribe()
    await publish(ISSUE - DAY)
    await run()
    world.time.now += 7 * DAY
    await publish(world.time.now - DAY)
    await run()
    const tokens = (await sentTo(email)).map(({ text }) => /unsubscribe-blog\/([\w-]{43})\n/.exec(text)?.[1])
    expect(tokens).toHaveLength(2)
    expect(new Set(tokens).size).toBe(1)
    const [token = ''] = tokens
    expect((await sentTo(email))[0]?.headers).toEqual({
      'List-Unsubscribe': `<https://ma.test/api/subscribers/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const server = await startTestServer(world.database)
    const { status } = await server.send('ma', `/api/subscribers/unsubscribe/${token}`, { method: 'POST' })
    expect(status).toBe(200)
    world.time.now += 7 * DAY
    await publish(world.time.now - DAY)
    await run()
    expect(await sentTo(email)).toHaveLength(2)
  })
})
