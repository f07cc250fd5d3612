import { beforeAll, expect, it, vi } from 'vitest'

import type { FeaturedChoice } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

withDatabase('the featured cars that the team chooses', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 600)
    server = await startTestServer(database, { follow: true })
    cookie = (await employ(database, new Date(server.time.now), 'manager', ['ma'])).cookie
  })

  const read = async () => (await sendOffice(server, cookie, '/featured/ma')).body as FeaturedChoice
  const choose = (cars: string[], version: string) =>
    sendOffice(server, cookie, '/featured/ma', { method: 'PUT', body: { cars, version } })
  const onTheSite = async () => {
    const { body } = await server.send('ma', '/api/featured-cars')
    return { chosen: body.chosen as number, ids: body.cars.map(({ id }: { id: string }) => id) as string[] }
  }

  it('come first on the site in their order, are left out once sold, and are written down', async () => {
    const { version, candidates } = await read()
    const [first = '', second = ''] = candidates.map(({ id }) => id)
    const [{ reference } = { reference: '' }] = candidates
    const found = (await sendOffice(server, cookie, `/featured/ma?text=${reference}`)).body as FeaturedChoice
    expect(found.candidates.map((each) => each.reference)).toEqual([reference])
    const { status, body } = await choose([second, first], version)
    expect(body.candidates.map(({ id }: { id: string }) => id)).not.toContain(first)
    expect([status, body.cars.map(({ car }: FeaturedChoice['cars'][number]) => car.id)]).toEqual([200, [second, first]])
    const shown = (chosen: string[]) =>
      vi.waitFor(async () => {
        const site = await onTheSite()
        expect([site.chosen, site.ids.slice(0, chosen.length)]).toEqual([chosen.length, chosen])
      }, SHOWN_WITHIN_MS)
    await shown([second, first])
    await sendOffice(server, cookie, `/cars/ma/${second}/actions`, { body: { action: 'sell' } })
    await shown([first])
    expect((await read()).cars.map(({ isFeatured }) => isFeatured)).toEqual([false, true])
    const entry = await database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'setFeaturedChoice')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ edition: 'ma', before: { cars: [] }, after: { cars: [second, first] } })
  })

  it('are the choice of who came first, of cars of the stock alone, each once and twelve at most', async () => {
    const { version } = await read()
    const { ids } = await onTheSite()
    const answers = await Promise.all([choose(ids.slice(0, 1), version), choose(ids.slice(1, 2), version)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const now = (await read()).version
    const unknown = await choose([ids[0] ?? '', '00000000'], now)
    expect([unknown.status, unknown.body.errors]).toEqual([422, [{ path: '/body/cars/1', code: 'option', values: {} }]])
    expect((await choose([ids[0] ?? '', ids[0] ?? ''], now)).status).toBe(422)
    expect((await choose([...ids, 'abcdefgh'], now)).status).toBe(422)
    expect((await choose([], now)).status).toBe(200)
    expect((await read()).cars).toEqual([])
  })
})
