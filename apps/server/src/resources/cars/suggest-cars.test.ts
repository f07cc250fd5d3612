import { beforeAll, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

type Suggestion = { kind: string; value: string; label: string; parent: string | null; count: number }

withDatabase('suggestions', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 150)
    server = await startTestServer(database)
  })

  const ask = async (
    q: string,
    { edition = 'ma', language = 'fr' }: { edition?: EditionId; language?: string } = {},
  ): Promise<Suggestion[]> => {
    const path = `/api/cars/suggestions?${new URLSearchParams({ q }).toString()}`
    const { status, body } = await server.send(edition, path, { headers: { 'accept-language': language } })
    expect(status).toBe(200)
    return body.suggestions
  }
  const optionsOf = async (edition: EditionId) => (await server.send(edition, '/api/cars')).body.facets

  it('are brands, models and cities with their cars for sale', async () => {
    const { brand, model, city } = await optionsOf('ma')
    const countOf = (options: Suggestion[], of: string) => options.find(({ value }) => value === of)?.count
    const [dacia] = await ask('dac')
    expect(dacia).toEqual({
      kind: 'brand',
      value: 'dacia',
      label: 'Dacia',
      parent: null,
      count: countOf(brand, 'dacia'),
    })
    expect(await ask('dust')).toContainEqual({
      kind: 'model',
      value: 'dacia-duster',
      label: 'Duster',
      parent: 'dacia',
      count: countOf(model, 'dacia-duster'),
    })
    expect(await ask('casab')).toContainEqual({
      kind: 'city',
      value: 'casablanca',
      label: 'Casablanca',
      parent: null,
      count: countOf(city, 'casablanca'),
    })
  })

  it('are the same however it is typed, and named in the language asked for', async () => {
    const [plain] = await ask('casablanca')
    for (const q of ['CASABLANCA', ' Casa-Blanca ', 'casabalnca', 'الدار البيضاء', 'البيضاء']) {
      expect((await ask(q))[0]).toEqual(plain)
    }
    expect(await ask('الدار', { language: 'ar' })).toContainEqual({ ...plain, label: 'الدار البيضاء' })
    const models = (await ask('208')).map(({ value }) => value)
    expect((await ask('٢٠٨')).map(({ value }) => value)).toEqual(models)
    expect(models).toContain('peugeot-208')
  })

  it('are at most 8, those that begin so before others, and each group by its cars', async () => {
    const many = await ask('c')
    expect(many).toHaveLength(8)
    const begins = many.map(({ label }) => label.toLowerCase().startsWith('c'))
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
    const counts = many.filter((_, at) => begins[at]).map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it('are none for what nothing is called, and none for what nobody sells here', async () => {
    expect(await ask('qqqqwwwwzzzz')).toEqual([])
    expect(await ask('?!')).toEqual([])
    expect(await ask('casablanca', { edition: 'sn' })).toEqual([])
    expect(await ask('dacia', { edition: 'ci' })).toEqual([])
    expect((await ask('dakar', { edition: 'sn' })).length).toBeGreaterThan(0)
  })

  it('lead to as many cars as they say', async () => {
    for (const { kind, value, count } of [...(await ask('to')), ...(await ask('ra')), ...(await ask('d'))]) {
      expect((await server.send('ma', `/api/cars?${kind}=${value}&limit=1`)).body.total).toBe(count)
    }
  })

  it('follow the stock, and may be kept until it changes', async () => {
    const path = '/api/cars/suggestions?q=corolla'
    const before = await server.send('ma', path)
    expect(before.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300')
    const tag = { headers: { 'if-none-match': before.headers['etag'] ?? '' } }
    expect((await server.send('ma', path, tag)).status).toBe(304)
    await insertCars(database, 'ma', [buildCar()])
    await server.search.refresh()
    const after = await server.send('ma', path, tag)
    const countOf = (body: { suggestions: Suggestion[] }) =>
      body.suggestions.find(({ value }) => value === 'toyota-corolla')?.count ?? 0
    expect([after.status, countOf(after.body)]).toEqual([200, countOf(before.body) + 1])
  })

  it.each(['', '?q=', `?q=${'x'.repeat(101)}`])('are refused for "%s"', async (query) => {
    const { status, body } = await server.send('ma', `/api/cars/suggestions${query}`)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
  })
})
