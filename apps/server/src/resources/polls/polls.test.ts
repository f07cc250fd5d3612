import { beforeAll, beforeEach, expect, it } from 'vitest'

import { RETENTION } from '@otosafi/domain/content/retention'
import { MAX_VOTERS } from '@otosafi/domain/listing/poll'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { purge } from '../../jobs/purge.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { post, type PostOptions } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const DAY = 24 * 3_600_000

withDatabase('a vote between cars', (open) => {
  let database: Database
  let server: TestServer
  let cars: string[] = []
  let token = ''

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 2)
    server = await startTestServer(database)
    const made = [buildCar(), buildCar(), buildCar()]
    await insertCars(database, 'ma', made)
    await server.search.refresh()
    cars = made.map(({ id }) => id)
  })
  beforeEach(async () => {
    server.time.now += DAY
    token = await newPoll()
  })

  const create = (ids: unknown, options?: PostOptions) => post(server, '/polls', { cars: ids }, options)
  const newPoll = async () => {
    const { status, body } = await create(cars)
    expect(status).toBe(201)
    return String(body.token)
  }
  const read = (secret = token, edition: EditionId = 'ma') =>
    server.send(edition, `/api/polls/${secret}`, { headers: { 'accept-language': 'fr' } })
  const vote = (name: string, car = cars[0], secret = token) =>
    post(server, `/polls/${secret}/votes`, { name, car }, { method: 'PUT' })

  it('shows its cars in their order to all who have the link, in that edition alone, and is kept by no cache', async () => {
    const { status, body, headers } = await read()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.cars.map(({ id }: { id: string }) => id)).toEqual(cars)
    expect(body.votes).toEqual([])
    expect((await read('A'.repeat(43))).status).toBe(404)
    expect((await read(token, 'coza')).status).toBe(404)
  })

  it('counts one voice for a name, however it is written, and its latest choice', async () => {
    await vote('Fatou Ndiaye')
    await vote('Modou', cars[1])
    const { status, body } = await vote('  fatou   NDIAYE ', cars[2])
    expect(status).toBe(200)
    const votes = [
      { name: 'Modou', car: cars[1] },
      { name: 'fatou   NDIAYE', car: cars[2] },
    ]
    expect(body.votes).toHaveLength(2)
    expect(body.votes).toEqual(expect.arrayContaining(votes))
    expect((await read()).body.votes).toEqual(body.votes)
  })

  it('keeps nothing of a name that a database refuses or nobody can see', async () => {
    await vote('Fatou')
    const { status, body } = await vote('Fa\u0000tou\u0007', cars[1])
    expect([status, body.votes]).toEqual([200, [{ name: 'Fatou', car: cars[1] }]])
  })

  it('is between two and four cars that the edition shows', async () => {
    const [first, second] = cars
    for (const ids of [[], [first], [first, first], [first, '00000000'], [...cars, ...cars], 'x'])
      expect((await create(ids)).status, JSON.stringify(ids)).toBe(422)
    expect((await create([first, second], { edition: 'coza' })).status).toBe(422)
  })

  it('takes no name that is empty, and no car that it is not about', async () => {
    const other = buildCar()
    await insertCars(database, 'ma', [other])
    expect((await vote(' ')).body.errors).toEqual([expect.objectContaining({ path: '/body/name', code: 'name' })])
    expect((await vote('Awa', other.id)).body.errors).toEqual([
      expect.objectContaining({ path: '/body/car', code: 'option' }),
    ])
    expect((await read()).body.votes).toEqual([])
  })

  it('is for a family: one more voice than there may be is refused, and who has voted may change', async () => {
    const at = (number: number) => vote(`Cousin ${number}`)
    for (let number = 0; number < MAX_VOTERS - 1; number += 1) expect((await at(number)).status).toBe(200)
    const last = await Promise.all([at(100), at(101), at(102)])
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await vote('COUSIN 3', cars[1])).body.votes).toHaveLength(MAX_VOTERS)
  })

  it('leaves out a car that is no longer shown', async () => {
    const other = buildCar()
    await insertCars(database, 'ma', [other])
    await server.search.refresh()
    const { body } = await create([...cars, other.id])
    await database.kysely.deleteFrom('cars').where('id', '=', other.id).execute()
    await server.search.refresh()
    const left = (await read(body.token)).body.cars
    expect(left.map(({ id }: { id: string }) => id)).toEqual(cars)
  })

  it('ends, and is forgotten with its names', async () => {
    await vote('Awa')
    server.time.now += RETENTION.pollDays * DAY
    expect((await read()).status).toBe(410)
    expect((await vote('Awa')).status).toBe(410)
    await purge(database, new Date(server.time.now))
    const { kysely } = database
    expect(await kysely.selectFrom('votes').selectAll().execute()).toEqual([])
    expect(await kysely.selectFrom('polls').selectAll().execute()).toEqual([])
  })
})
