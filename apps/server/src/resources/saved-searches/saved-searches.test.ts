import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { EDITIONS } from '@otosafi/editions/registry'

import { createStableLinks } from '../../auth/stable-links.ts'
import { dayOfEdition, isoDay } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { setPriceDay } from '../../db/price-day.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'
import { ALERT_LINKS } from '../alerts/create-alerts.ts'
import { searchLabel } from '../cars/search-label.ts'

withDatabase('saved searches', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let token = ''
  let userId = ''

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 3)
    await insertCars(database, 'ma', [
      buildCar(),
      buildCar({ fuelType: 'diesel' }),
      buildCar({ status: 'sold', soldAt: '2026-05-20T10:00:00Z', fuelType: 'diesel' }),
    ])
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 48 * 3_600_000
    token = await signIn()
  })

  const signIn = async (phone?: string): Promise<string> => {
    const email = `aya${(people += 1)}@example.org`
    userId = await addUser(database, { email, ...(phone ? { phone } : {}) })
    return (await post(server, '/auth/login', { identifier: email, password: PASSWORD })).body.authToken
  }
  const headersOf = (of: string) => ({ authorization: `Bearer ${of}`, 'accept-language': 'fr' })
  const send = (method: string, path: string, body?: unknown, of = token) =>
    body === undefined
      ? server.send('ma', `/api${path}`, { method, headers: headersOf(of) })
      : post(server, path, body, { method, headers: headersOf(of) })
  const save = (query: string, of = token) => send('POST', '/saved-searches', { query }, of)
  const list = async (of = token) => (await send('GET', '/saved-searches', undefined, of)).body.savedSearches
  const idOf = ({ body: { id } }: TestResponse): string => id
  /** Puts cars up for sale, which a search finds in a second. */
  const noteFound = async (search: string, cars: readonly ReturnType<typeof buildCar>[]) => {
    await insertCars(database, 'ma', cars)
    for (const { id } of cars)
      await database.pool.query(
        `insert into saved_search_cars (edition, search_id, car_id, found_at) values ('ma', $1, $2, $3)`,
        [search, id, new Date(server.time.now + 1000)],
      )
    await server.search.refresh()
  }

  it('are kept with their filters in words and the present count of cars', async () => {
    const saved = await save('?priceMax=130000&fuelType=diesel&sort=priceAsc&page=3&brand=toyota&utm=x'.slice(1))
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({
      query: 'brand=toyota&fuelType=diesel&priceMax=130000',
      label: 'Toyota · Diesel · Jusqu’à 130\u00a0000\u00a0DH',
      name: null,
      frequency: 'daily',
      channel: 'email',
      paused: false,
      total: 1,
      fresh: 0,
    })
    expect(await list()).toEqual([saved.body])
  })

  it('are the same in whatever order their filters are written, and kept once by however many at a time', async () => {
    const answers = await Promise.all(
      ['brand=kia&color=red', 'color=red&brand=kia', 'brand=kia&brand=kia&color=red&page=2'].map((query) =>
        save(query),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('have room for 20', async () => {
    for (let price = 1; price <= 20; price += 1) expect((await save(`priceMax=${price}0000`)).status).toBe(201)
    expect(codeOf(await save('priceMax=999999'))).toBe('409 conflict')
    expect((await save('priceMax=10000')).status).toBe(200)
  })

  it('count the cars that were found since they were last looked at', async () => {
    const id = idOf(await save('brand=toyota'))
    await noteFound(id, [buildCar()])
    expect(await list()).toMatchObject([{ fresh: 1 }])
    server.time.now += 2000
    expect((await send('PATCH', `/saved-searches/${id}`, { seen: true })).body).toMatchObject({ fresh: 0 })
    expect(await list()).toMatchObject([{ fresh: 0 }])
  })

  it('count of those only the ones that match now and can still be bought', async () => {
    const id = idOf(await save('brand=toyota&priceMax=130000'))
    const [dearer, sold] = [buildCar(), buildCar()]
    await noteFound(id, [dearer, sold, buildCar()])
    expect(await list()).toMatchObject([{ fresh: 3 }])
    await inTransaction(database, async (write) => {
      await setPriceDay(write, dayOfEdition(EDITIONS.ma, server.time.now))
      const change = (car: string) => write.updateTable('cars').where('edition', '=', 'ma').where('id', '=', car)
      await change(dearer.id).set({ price: 140_000 }).execute()
      await change(sold.id)
        .set({ status: 'sold', sold_at: new Date(server.time.now) })
        .execute()
    })
    await server.search.refresh()
    expect(await list()).toMatchObject([{ fresh: 1 }])
  })

  it('know the cars that match them and became cheaper yesterday or today, by the days of the edition', async () => {
    const today = dayOfEdition(EDITIONS.ma, server.time.now)
    const lowered = async (daysAgo: number) => {
      const car = buildCar({ color: 'red' })
      await insertCars(database, 'ma', [car])
      await inTransaction(database, async (write) => {
        await setPriceDay(write, isoDay(Date.parse(today) - daysAgo * 24 * 3_600_000))
        await write
          .updateTable('cars')
          .set({ price: 125_000 })
          .where('edition', '=', 'ma')
          .where('id', '=', car.id)
          .execute()
      })
      return car.id
    }
    await lowered(2)
    const expected = [await lowered(1), await lowered(0)]
    const id = idOf(await save('brand=toyota&color=red'))
    const known = await database.kysely
      .selectFrom('saved_search_cars')
      .select('car_id')
      .where('edition', '=', 'ma')
      .where('search_id', '=', id)
      .execute()
    expect(known.map(({ car_id: car }) => car).toSorted()).toEqual(expected.toSorted())
  })

  it('can be named, paused, and reported at another pace', async () => {
    const path = `/saved-searches/${idOf(await save('brand=kia'))}`
    const changed = await send('PATCH', path, { name: '  Pour papa ', frequency: 'weekly', paused: true })
    expect(changed.body).toMatchObject({ name: 'Pour papa', frequency: 'weekly', paused: true, label: 'Kia' })
    expect((await send('PATCH', path, { name: null, paused: false })).body).toMatchObject({ name: null, paused: false })
    expect(codeOf(await send('PATCH', path, {}))).toBe('422 validation_failed')
    expect(codeOf(await send('PATCH', path, { frequency: 'hourly' }))).toBe('422 validation_failed')
  })

  it('are reported by text message to a verified number alone, and not once a week', async () => {
    const path = `/saved-searches/${idOf(await save('brand=kia'))}`
    expect(codeOf(await send('PATCH', path, { channel: 'phone' }))).toBe('422 validation_failed')
    const other = await signIn('+212661234567')
    const own = `/saved-searches/${idOf(await save('brand=kia', other))}`
    expect(codeOf(await send('PATCH', own, { channel: 'phone', frequency: 'weekly' }, other))).toBe(
      '422 validation_failed',
    )
    expect((await send('PATCH', own, { channel: 'phone' }, other)).body).toMatchObject({ channel: 'phone' })
    expect(codeOf(await send('PATCH', own, { frequency: 'weekly' }, other))).toBe('422 validation_failed')
  })

  it('belong to one user', async () => {
    const path = `/saved-searches/${idOf(await save('brand=kia'))}`
    const other = await signIn()
    expect(await list(other)).toEqual([])
    expect(codeOf(await send('PATCH', path, { name: 'x' }, other))).toBe('404 not_found')
    expect(codeOf(await send('DELETE', path, undefined, other))).toBe('404 not_found')
    expect(codeOf(await send('GET', '/saved-searches', undefined, 'x'))).toBe('401 unauthorized')
    expect(codeOf(await send('DELETE', path))).toBe(204)
    expect(await list()).toEqual([])
  })

  it('are in the export, and are deleted with the account', async () => {
    const id = idOf(await save('brand=toyota'))
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    const at = new Date(server.time.now)
    await database.pool.query(
      `insert into saved_search_cars (edition, search_id, car_id, found_at, reported_at) values ('ma', $1, $2, $3, $3)`,
      [id, car.id, at],
    )
    const { body } = await send('GET', '/profile/export')
    expect(body.savedSearches).toMatchObject([
      {
        query: 'brand=toyota',
        frequency: 'daily',
        cars: [{ car: car.id, foundAt: at.toISOString(), reportedAt: at.toISOString() }],
      },
    ])
    expect((await send('POST', '/profile/deletion', { password: PASSWORD })).status).toBe(200)
    const { rows } = await database.pool.query('select 1 from saved_search_cars where search_id = $1', [id])
    expect(rows).toEqual([])
  })

  describe('stop being reported', () => {
    const linkOf = (purpose: 'stopSearch' | 'stopFavourites', subject: string) =>
      inTransaction(database, (write) =>
        createStableLinks(database, ALERT_LINKS)(write, { edition: 'ma', purpose, subject }, new Date(server.time.now)),
      )
    const stop = (link: string) =>
      server.send('ma', `/api/alerts/stop/${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })

    it('by the link of an alert, without signing in, however often', async () => {
      const id = idOf(await save('brand=kia'))
      const link = await linkOf('stopSearch', id)
      for (let times = 0; times < 2; times += 1) expect((await stop(link)).body).toEqual({ state: 'stopped' })
      expect(await list()).toMatchObject([{ id, paused: true }])
      await send('DELETE', `/saved-searches/${id}`)
      expect((await stop(link)).status).toBe(200)
      expect(codeOf(await stop('x'.repeat(43)))).toBe('404 not_found')
    })

    it('until they are saved again, and then go on with what is found from then', async () => {
      const id = idOf(await save('brand=kia'))
      await send('PATCH', `/saved-searches/${id}`, { frequency: 'weekly' })
      await stop(await linkOf('stopSearch', id))
      const car = buildCar()
      await insertCars(database, 'ma', [car])
      await database.pool.query(
        `insert into saved_search_cars (edition, search_id, car_id, found_at) values ('ma', $1, $2, $3)`,
        [id, car.id, new Date(server.time.now)],
      )
      const again = await save('brand=kia')
      expect(again.status).toBe(200)
      expect(again.body).toMatchObject({ id, paused: false, frequency: 'weekly' })
      expect(await list()).toMatchObject([{ id, paused: false }])
      const waiting = 'select 1 from saved_search_cars where search_id = $1 and reported_at is null'
      expect((await database.pool.query(waiting, [id])).rows).toEqual([])
    })

    it('by the one for favourites', async () => {
      expect((await send('PATCH', '/profile', { favouriteAlerts: true })).body).toMatchObject({ favouriteAlerts: true })
      expect((await stop(await linkOf('stopFavourites', userId))).status).toBe(200)
      expect((await send('GET', '/profile')).body).toMatchObject({ favouriteAlerts: false })
    })
  })

  it('have words for every filter in every language', () => {
    const queries = FACETS.map((facet) => {
      const values = {
        modelYear: ['2019', 'older'],
        seats: ['5'],
        doors: ['4'],
        mileageRange: ['1', '2', '4'],
      } as Record<string, string[]>
      return new URLSearchParams((values[facet] ?? []).map((value) => [facet, value])).toString()
    })
    const every = [
      ...queries,
      'q=clio&priceMin=1&priceMax=2&monthlyMax=3&yearMin=2019&yearMax=2020&mileageMin=1&mileageMax=2',
      'brand=toyota&model=toyota-corolla&city=casablanca&bodyType=suv&fuelType=ev&transmission=manual&color=red',
      'condition=used&drivetrain=front&feature=abs&highlight=priceLowered&highlight=flawPhotos',
      '',
    ]
    const { reference } = server.search
    for (const edition of Object.values(EDITIONS))
      for (const language of edition.languages)
        for (const query of every)
          expect(searchLabel(query, { edition, language, reference, year: 2026 })).toMatch(/^[^{}]+$/)
  })
})
