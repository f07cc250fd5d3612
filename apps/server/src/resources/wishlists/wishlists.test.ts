import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

withDatabase('what somebody likes', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let token = ''
  const car = buildCar({ price: 128_000 })

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'rw'], 3)
    await insertCars(database, 'ma', [car])
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 48 * 3_600_000
    token = await signIn()
  })

  const signIn = async (): Promise<string> => {
    const email = `amina${(people += 1)}@example.org`
    await addUser(database, { email })
    return (await post(server, '/auth/login', { identifier: email, password: PASSWORD })).body.authToken
  }
  const send = (method: string, path: string, of = token) =>
    server.send('ma', `/api${path}`, { method, headers: { authorization: `Bearer ${of}`, 'accept-language': 'fr' } })
  const keep = (id = car.id, { of = token, key = crypto.randomUUID() } = {}) =>
    post(server, '/wishlists', { car: id }, { key, headers: { authorization: `Bearer ${of}` } })
  const idOf = ({ body: { _id: id } }: TestResponse): string => id
  const favourites = async (of = token) => (await send('GET', '/wishlists', of)).body.wishLists

  describe('is kept as a favourite', () => {
    it('once, with what its card shows and what it cost then', async () => {
      const kept = await keep()
      expect(kept.status).toBe(201)
      expect(kept.body).toMatchObject({ car: { _id: car.id }, card: { id: car.id }, priceWhenKept: 128_000 })
      const again = await keep()
      expect([again.status, idOf(again)]).toEqual([200, idOf(kept)])
      expect(await favourites()).toEqual([kept.body])
    })

    it('once when many ask for it at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => keep()))
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
        ...Array.from({ length: 7 }, () => 200),
        201,
      ])
      expect(await favourites()).toHaveLength(1)
    })

    it('by a call without a key, too, which may come again', async () => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const ask = () =>
        server.send('ma', '/api/wishlists', { method: 'POST', headers, body: JSON.stringify({ car: car.id }) })
      expect([(await ask()).status, (await ask()).status]).toEqual([201, 200])
      expect(await favourites()).toHaveLength(1)
    })

    it('where the edition has such a car, by who is signed in', async () => {
      expect(codeOf(await keep('00000000'))).toBe('404 not_found')
      expect(codeOf(await keep('not an id'))).toBe('422 validation_failed')
      expect(codeOf(await keep(car.id, { of: 'x' }))).toBe('401 unauthorized')
    })

    it('when its car is gone too, by its name', async () => {
      const other = buildCar()
      await insertCars(database, 'ma', [other])
      await server.search.refresh()
      const { body } = await keep(other.id)
      await database.kysely.deleteFrom('cars').where('id', '=', other.id).execute()
      await server.search.refresh()
      expect(await favourites()).toEqual([{ ...body, card: null }])
    })

    it('at most 500 times', async () => {
      const { id } = (await send('GET', '/profile')).body
      await database.pool.query(
        `insert into wish_list_items (edition, id, user_id, car_id, car_name, price, created_at)
         select 'ma', gen_random_uuid(), $1, lpad(n::text, 8, '0'), 'A car', 1, now() from generate_series(1, 500) as n`,
        [id],
      )
      expect(codeOf(await keep())).toBe('409 conflict')
      expect(await favourites()).toHaveLength(500)
    })
  })

  describe('is brought along from a device', () => {
    const other = buildCar({ price: 90_000 })
    let abroad = ''
    const merge = (cars: readonly string[], of = token) =>
      post(server, '/wishlists/merge', { cars }, { headers: { authorization: `Bearer ${of}` } })
    const entriesOf = ({ body }: TestResponse) => (body.entries as { car: string }[]).map((entry) => entry.car)

    beforeAll(async () => {
      await insertCars(database, 'ma', [other])
      await server.search.refresh()
      const { body } = await server.send('rw', '/api/cars?limit=1')
      abroad = body.cars[0].id
    })

    it('in its order above what is there, once however often it is brought', async () => {
      const kept = await keep()
      server.time.now += 60_000
      const merged = await merge([other.id, car.id, other.id])
      expect([merged.status, entriesOf(merged), merged.body.total]).toEqual([200, [other.id, car.id], 2])
      expect(merged.body.entries[1]).toEqual({ _id: idOf(kept), car: car.id })
      expect((await merge([car.id, other.id])).body).toEqual(merged.body)
      expect((await send('GET', '/wishlists/entries')).body).toEqual(merged.body)
      const [latest, first] = await favourites()
      expect([latest.card.id, latest.priceWhenKept, first]).toEqual([other.id, 90_000, kept.body])
    })

    it('once when devices bring it at the same time', async () => {
      await Promise.all(Array.from({ length: 6 }, () => merge([car.id, other.id])))
      expect(entriesOf(await send('GET', '/wishlists/entries'))).toEqual([car.id, other.id])
    })

    it('without cars that the edition does not have', async () => {
      expect(entriesOf(await merge([abroad, '00000000', car.id]))).toEqual([car.id])
      expect(entriesOf(await merge([abroad]))).toEqual([car.id])
    })

    it('by who is signed in, 1 to 50 cars at a time', async () => {
      expect(codeOf(await merge([car.id], 'x'))).toBe('401 unauthorized')
      const many = Array.from({ length: 51 }, (_, place) => String(place).padStart(8, '0'))
      for (const cars of [[], many, ['not an id']]) expect(codeOf(await merge(cars))).toBe('422 validation_failed')
    })

    it('as far as there is room', async () => {
      const { id } = (await send('GET', '/profile')).body
      await database.pool.query(
        `insert into wish_list_items (edition, id, user_id, car_id, car_name, price, created_at)
         select 'ma', gen_random_uuid(), $1, lpad(n::text, 8, '0'), 'A car', 1, now() from generate_series(1, 499) as n`,
        [id],
      )
      const { body } = await merge([other.id, car.id])
      expect(body.total).toBe(500)
      const found = body.entries.map((entry: { car: string }) => entry.car)
      expect([found.includes(other.id), found.includes(car.id)]).toEqual([true, false])
    })
  })

  it('is no favourite any more once it is taken away, and nobody takes away what is another’s', async () => {
    const id = idOf(await keep())
    const other = await signIn()
    expect(codeOf(await send('DELETE', `/wishlists/${id}`, other))).toBe('404 not_found')
    expect(codeOf(await send('DELETE', `/wishlists/${id}`))).toBe(204)
    expect(codeOf(await send('DELETE', `/wishlists/${id}`))).toBe('404 not_found')
    expect(await favourites()).toEqual([])
  })

  it('of the blog is counted once for each, and listed latest first', async () => {
    const { body: blog } = await send('GET', '/blogs')
    const [first, second] = blog.blogs.map(({ id }: { id: string }) => id)
    const like = (id: string, of = token) => send('PUT', `/blogs/${id}/like`, of)
    expect((await like(first)).body).toEqual({ liked: true, likes: 1 })
    expect((await like(first)).body).toEqual({ liked: true, likes: 1 })
    server.time.now += 1000
    expect((await like(second)).body).toEqual({ liked: true, likes: 1 })
    expect((await like(second, await signIn())).body).toEqual({ liked: true, likes: 2 })
    const liked = (await send('GET', '/profile/liked-blogs')).body.blogs
    expect(liked.map(({ id, likes }: { id: string; likes: number }) => [id, likes])).toEqual([
      [second, 2],
      [first, 1],
    ])
    expect((await send('DELETE', `/blogs/${first}/like`)).body).toEqual({ liked: false, likes: 0 })
    expect(codeOf(await like('no-such-post'))).toBe('404 not_found')
    expect(codeOf(await like(first, 'x'))).toBe('401 unauthorized')
    server.time.now += 3_600_000
    const { body: popular } = await send('GET', '/blogs?order=popular')
    expect(popular.blogs[0].id).toBe(second)
  })
})
