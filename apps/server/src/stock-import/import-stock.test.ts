import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import type { ImportReport } from '../db/stock-import-tables.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { csvFile, manyCars, type StockTexts } from '../testing/stock-file.ts'
import { type ImportOptions, importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

const NOTHING = { lines: 0, added: 0, updated: 0, unchanged: 0, withdrawn: 0, kept: 0, refused: 0, faultCount: 0 }
const folder = mkdtempSync(join(tmpdir(), 'otosafi-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

withDatabase('an import of stock', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 20)
    server = await startTestServer(database)
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    writeFileSync(join(folder, 'front.jpg'), await picture.clone().jpeg().toBuffer())
    writeFileSync(join(folder, 'rear.png'), await picture.clone().png().toBuffer())
    writeFileSync(join(folder, 'broken.jpg'), 'no picture')
  })
  beforeEach(async () => {
    await database.pool.query('delete from cars where id in (select car_id from dealer_cars)')
    await database.pool.query('delete from dealer_cars')
    await database.pool.query('delete from stock_imports')
  })

  const bring = (lines: readonly StockTexts[], options: Partial<ImportOptions> = {}): Promise<ImportReport> =>
    importStock(
      {
        database,
        photos: {
          source: createPhotoSource({ folder }),
          preparePicture: createLocalPreparer().prepare,
          uploads: server.uploads,
        },
        clock: () => server.time.now,
      },
      { edition: 'ma', dealer: 'own', file: csvFile(lines), ...options },
    )
  const carOf = async (number: string) => {
    const { rows } = await database.pool.query(
      `select cars.*, photos_hash from dealer_cars join cars on cars.edition = dealer_cars.edition and id = car_id
       where number = $1`,
      [number],
    )
    return rows[0]
  }
  const countOf = async (table: string) =>
    (await database.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count

  it('puts new cars into the catalogue, its search and their pages', async () => {
    const report = await bring([
      { number: 'A-1', price: '123 456', trim: 'Essai', features: 'abs|bluetooth' },
      { number: 'A-2', city: 'casablanca', brand: 'dacia' },
    ])
    expect(report).toEqual({ ...NOTHING, lines: 2, added: 2, faults: [] })
    const { id } = await carOf('A-1')
    await server.search.refresh()
    const { body } = await server.send('ma', `/api/cars/${id}`)
    expect(body).toMatchObject({
      id,
      brand: { id: 'dacia' },
      price: 123_456,
      trim: 'Essai',
      features: ['abs', 'bluetooth'],
    })
    const listed = (await server.send('ma', '/api/cars?sort=newest&limit=2')).body.cars as { id: string }[]
    expect(listed.map((car) => car.id)).toContain(id)
    const { rows } = await database.pool.query('select price from price_changes where car_id = $1', [id])
    expect(rows).toEqual([{ price: 123_456 }])
  })

  it('finds cars again by their numbers, and passes over what has not changed', async () => {
    await bring([{ number: 'A-1', price: '150000' }, { number: 'A-2' }])
    const before = await carOf('A-1')
    expect(await bring([{ number: 'A-1', price: '140000' }, { number: 'A-2' }])).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 1,
    })
    expect(await carOf('A-1')).toMatchObject({ id: before.id, price: 140_000, old_price: 150_000 })
    expect(await bring([{ number: 'A-1' }], { dealer: 'other' })).toMatchObject({ added: 1 })
  })

  it('takes photographs beside the file, upright and anew, and takes them again when they change', async () => {
    const cars = [{ number: 'A-1', photos: 'front.jpg|rear=rear.png' }]
    await bring(cars)
    const { id } = await carOf('A-1')
    const photosOf = async () =>
      (await database.pool.query('select * from car_photos where car_id = $1 order by position', [id])).rows
    const first = await photosOf()
    expect(first).toMatchObject([
      { kind: 'key', view: 'frontThreeQuarter', width: 64, height: 48 },
      { kind: 'additional', view: 'rear' },
    ])
    const shown = await server.send('ma', `/photos/${first[0].key}/320.webp`)
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await bring(cars)).toMatchObject({ unchanged: 1 })
    expect((await photosOf())[0].key).toBe(first[0].key)
    await bring([{ number: 'A-1', photos: 'rear.png' }])
    expect(await photosOf()).toMatchObject([{ kind: 'key', view: 'frontThreeQuarter' }])
    const { rows } = await database.pool.query('select state from uploads where key = $1', [first[0].key])
    expect(rows).toEqual([{ state: 'removed' }])
  })

  it('leaves what the team has changed of a car whose photographs alone are others in the file', async () => {
    await bring([{ number: 'A-1', price: '150000', photos: 'front.jpg' }])
    const { id } = await carOf('A-1')
    await database.pool.query(`update cars set price = 140000, color = 'red' where id = $1`, [id])
    expect(await bring([{ number: 'A-1', price: '150000', photos: 'rear.png' }])).toMatchObject({ updated: 1 })
    expect(await carOf('A-1')).toMatchObject({ price: 140_000, old_price: 150_000, color: 'red' })
    expect(await bring([{ number: 'A-1', price: '130000', photos: 'rear.png' }])).toMatchObject({ refused: 1 })
  })

  it('leaves photographs that the team has added, and those that it has marked as a flaw, in their order', async () => {
    await bring([{ number: 'A-1', photos: 'front.jpg|rear.png' }])
    const { id } = await carOf('A-1')
    const keys = async () =>
      (
        await database.pool.query<{ key: string; kind: string }>(
          'select key, kind from car_photos where car_id = $1 order by position',
          [id],
        )
      ).rows
    const [, second] = await keys()
    await database.pool.query(
      `insert into car_photos select edition, car_id, 2, 'additional', view, 'stock/team', width, height, placeholder
       from car_photos where car_id = $1 and position = 0`,
      [id],
    )
    await database.pool.query(
      `update car_photos set kind = 'flaw', flaw = '{"section":"body","point":"hood"}' where key = $1`,
      [second?.key],
    )
    expect(await bring([{ number: 'A-1', photos: 'rear.png' }])).toMatchObject({ updated: 1 })
    const [front, ...others] = await keys()
    expect([front?.kind, ...others]).toEqual([
      'key',
      { key: second?.key, kind: 'flaw' },
      { key: 'stock/team', kind: 'additional' },
    ])
    await bring([{ number: 'A-1', photos: 'front.jpg' }])
    expect((await keys()).map(({ key }) => key)).toEqual([
      expect.not.stringMatching(front?.key ?? ''),
      second?.key,
      'stock/team',
    ])
    await bring([{ number: 'A-1' }])
    expect((await keys()).map(({ key }) => key)).toEqual(['stock/team', second?.key])
  })

  it('brings a car without the photographs that cannot be used, says why, and tries them again', async () => {
    const cars = [{ number: 'A-1', photos: 'front.jpg|broken.jpg|missing.jpg' }]
    for (const counts of [{ added: 1 }, { updated: 1 }]) {
      const { faults, ...report } = await bring(cars)
      expect(report).toMatchObject({ ...counts, refused: 0, faultCount: 2 })
      expect(faults.map(({ line, column, problem }) => [line, column, problem.en])).toEqual([
        [2, 'photos', '“broken.jpg”: The file is no picture.'],
        [2, 'photos', '“missing.jpg”: There is no such file.'],
      ])
    }
    const { id } = await carOf('A-1')
    expect((await database.pool.query('select from car_photos where car_id = $1', [id])).rowCount).toBe(1)
  })

  it('lets a faulty line stop no other, and says where, what and what to do', async () => {
    const report = await bring([
      { number: 'A-1', price: 'on request', fuelType: 'gas' },
      { number: 'A-2' },
      { number: 'A-2' },
      { number: '', model: 'Batmobile' },
    ])
    expect(report).toMatchObject({ lines: 4, added: 1, refused: 3 })
    expect(report.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 fuelType',
      '2 price',
      '4 number',
      '5 number',
      '5 model',
    ])
    expect(report.faults[0]).toEqual({
      line: 2,
      column: 'fuelType',
      problem: { en: '“gas” is not known here.', fr: '“gas” n’est pas connu ici.' },
      cure: {
        en: 'Write one of: petrol, diesel, hybrid, phev, ev, other.',
        fr: 'Écrivez l’un de ces mots : petrol, diesel, hybrid, phev, ev, other.',
      },
    })
  })

  it('withdraws absent cars only on demand, not those that are reserved, which it names, and gives them their address back', async () => {
    await bring([{ number: 'A-1' }, { number: 'A-2' }, { number: 'A-3' }])
    const [gone, reserved] = [await carOf('A-2'), await carOf('A-3')]
    await database.pool.query(`update cars set status = 'reserved' where id = $1`, [reserved.id])
    expect(await bring([{ number: 'A-1' }])).toMatchObject({ withdrawn: 0 })
    const faults = [{ problem: { en: expect.stringContaining(`“A-3” (MA-${reserved.id.toUpperCase()})`) as string } }]
    const expected = { withdrawn: 1, kept: 1, faults }
    for (const isDryRun of [true, false])
      expect(await bring([{ number: 'A-1' }], { replaces: true, isDryRun })).toMatchObject(expected)
    expect(await carOf('A-2')).toBeUndefined()
    expect(await carOf('A-3')).toBeDefined()
    await server.search.refresh()
    expect((await server.send('ma', `/api/cars/${gone.id}`)).status).toBe(404)
    expect(await bring([{ number: 'A-2' }])).toMatchObject({ added: 1 })
    expect((await carOf('A-2')).id).toBe(gone.id)
  })

  it('withdraws nothing by a file that it cannot read whole', async () => {
    await bring([{ number: 'A-1' }, { number: 'A-2' }])
    const broken = {
      bytes: Buffer.concat([csvFile([{ number: 'A-1' }]).bytes, Buffer.from('"A-2,\n')]),
      format: 'csv',
    } as const
    for (const file of [broken, csvFile([])]) {
      const report = await bring([], { file, replaces: true })
      expect(report).toMatchObject({ withdrawn: 0 })
      expect(report.faults.at(-1)).toMatchObject({ line: 1, column: 'all' })
    }
    // A line that is faulty but for its number still says that the car is there.
    expect(await bring([{ number: 'A-1' }, { number: 'A-2', price: '?' }], { replaces: true })).toMatchObject({
      withdrawn: 0,
    })
  })

  it('leaves sold cars as they are', async () => {
    await bring([{ number: 'A-1', price: '150000' }])
    await database.pool.query(`update cars set status = 'sold', sold_at = now() where id = $1`, [
      (await carOf('A-1')).id,
    ])
    expect(await bring([{ number: 'A-1', price: '90000' }])).toMatchObject({ unchanged: 1 })
    expect(await carOf('A-1')).toMatchObject({ status: 'sold', price: 150_000 })
  })

  it('writes nothing when it is tried out, and says what it would do', async () => {
    await bring([{ number: 'A-1' }, { number: 'A-2' }])
    const tables = ['cars', 'dealer_cars', 'stock_imports', 'car_changes', 'uploads', 'price_changes']
    const before = await Promise.all(tables.map(countOf))
    const lines = [
      { number: 'A-1', price: '99000' },
      { number: 'A-3', photos: 'front.jpg|missing.jpg' },
    ]
    expect(await bring(lines, { isDryRun: true, replaces: true })).toMatchObject({
      added: 1,
      updated: 1,
      withdrawn: 1,
      faultCount: 1,
    })
    expect(await Promise.all(tables.map(countOf))).toEqual(before)
  })

  it('keeps a record of every run with its report', async () => {
    const report = await bring([{ number: 'A-1' }, { number: 'A-2', city: 'Paris' }])
    const { rows } = await database.pool.query('select * from stock_imports')
    expect(rows).toMatchObject([{ edition: 'ma', dealer: 'own', finished_at: expect.any(Date), report }])
  })

  it('reads JSON lines, and files of other programs', async () => {
    const [names = '', values = ''] = csvFile([{ number: 'A-1' }])
      .bytes.toString()
      .split('\r\n')
    const object = Object.fromEntries(names.split(',').map((name, at) => [name, values.split(',')[at]]))
    const jsonl = `${JSON.stringify({ ...object, seats: 5, features: ['abs'], isNew: false })}\n{"number":\n`
    expect(await bring([], { file: { bytes: Buffer.from(jsonl), format: 'jsonl' } })).toMatchObject({
      added: 1,
      refused: 1,
    })
    const semicolons = csvFile([{ number: 'A-2', trim: 'a; b' }], ';')
    const bytes = Buffer.from(`\uFEFF${semicolons.bytes.toString().replace('modelYear', 'Model Year')}`)
    expect(await bring([], { file: { bytes, format: 'csv' } })).toMatchObject({ added: 1, faults: [] })
    expect(await carOf('A-2')).toMatchObject({ trim: 'a; b' })
  })

  it('continues where it was broken off', async () => {
    const cars = manyCars(1200)
    const stop = new AbortController()
    await expect(
      bring([...cars.slice(0, 600), { number: 'A-9', price: '' }, ...cars.slice(600)], {
        signal: stop.signal,
        onFault: () => stop.abort(),
      }),
    ).rejects.toThrow('aborted')
    expect(await countOf('dealer_cars')).toBe(500)
    expect(await bring(cars)).toMatchObject({ added: 700, unchanged: 500 })
  })
})
