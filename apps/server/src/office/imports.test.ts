import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { StockImport } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import { STOCK_FILE_MAX_BYTES } from '@otosafi/domain/office/stock-file'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { createRunImports } from '../stock-import/run-imports.ts'
import { seedStock } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { csvFile, manyCars, type StockTexts } from '../testing/stock-file.ts'
import { operationsOf } from './contract.ts'
import { employ } from './testing/employ.ts'
import { factsWith } from './testing/facts-with.ts'

withDatabase('files of cars', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string
  let manager: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 2)
    server = await startTestServer(database)
    cookie = (await employ(database, new Date(server.time.now), 'editor', ['ma'])).cookie
    manager = (await employ(database, new Date(server.time.now), 'manager', ['ma'])).cookie
  })
  beforeEach(async () => {
    await database.pool.query('delete from stock where id in (select car_id from dealer_cars)')
    await database.pool.query('delete from dealer_cars')
  })

  const setsPrices = (role: Role) => operationsOf(role).includes('setCarPrice')
  const run = (signal = new AbortController().signal, mayPrice = setsPrices) =>
    createRunImports({
      database,
      photos: { preparePicture: createLocalPreparer().prepare, uploads: server.uploads },
      clock: () => server.time.now,
      mayPrice,
    })(signal)
  const ask = (path: string, body?: object, by = cookie) => sendOffice(server, by, `/imports${path}`, { body })
  /** Sends a file, a second after the one before. */
  const send = async (lines: readonly StockTexts[], options: object = {}, by = cookie): Promise<StockImport> => {
    server.time.now += 1000
    const text = Buffer.from(csvFile(lines).bytes).toString()
    const file = { fileName: 'Cars of June.CSV', text, isTrial: false, replaces: false, ...options }
    const { status, body } = await ask('/ma', file, by)
    expect(status, JSON.stringify(body)).toBe(202)
    return body as StockImport
  }
  const reportOf = async ({ id }: StockImport) => (await ask(`/ma/${id}`)).body as StockImport
  const brought = async () => {
    const { rows } = await database.pool.query<{ number: string; is_listed: boolean; price: number }>(
      `select number, is_listed, price from dealer_cars join stock on stock.edition = dealer_cars.edition and id = car_id
       order by number`,
    )
    return rows
  }

  it('bring cars as drafts; faulty lines are named with their cure, and come when they are mended', async () => {
    const lines = manyCars(20)
    const faulty = lines.map((line, at) => (at % 7 === 3 ? { ...line, price: 'cheap' } : line))
    const sent = await send(faulty)
    expect([sent.state, sent.report, sent.by.name]).toEqual(['waiting', null, 'editor'])
    await run()
    const done = await reportOf(sent)
    expect([done.state, done.report?.added, done.report?.refused]).toEqual(['done', 17, 3])
    expect(done.report?.faults[0]).toMatchObject({
      line: 5,
      column: 'price',
      cure: expect.stringMatching(/\w/) as string,
    })
    expect((await brought()).every(({ is_listed: isListed }) => !isListed)).toBe(true)
    expect((await server.send('ma', '/api/cars')).body.total).toBeLessThan(10)

    const mended = await send(lines)
    await run()
    expect((await reportOf(mended)).report).toMatchObject({ added: 3, unchanged: 17, refused: 0 })
    const dearer = lines.map((line) => ({ ...line, price: '200000' }))
    await send(dearer)
    await run()
    expect(new Set((await brought()).map(({ price }) => price))).toEqual(new Set([200_000]))
  })

  it('are told to be saved as UTF-8 where they are UTF-16', async () => {
    const text = Buffer.from('\uFEFFnumber,brand\n', 'utf16le').toString()
    const sent = await send([], { text })
    await run()
    const { state, report } = await reportOf(sent)
    const cure = 'Save the file again as "CSV UTF-8", with the names of the columns in its first line.'
    expect([state, report?.faults[0]?.cure]).toEqual(['done', cure])
  })

  it('do not undo what the team has changed since', async () => {
    const [kept, edited] = manyCars(2)
    const first = { ...kept, number: 'A' }
    const second = { ...edited, number: 'B' }
    await send([first, second])
    await run()
    await database.pool.query(
      `update stock set color = 'red' where id = (select car_id from dealer_cars where number = 'B')`,
    )
    const unchanged = await send([first, second])
    await run()
    expect((await reportOf(unchanged)).report).toMatchObject({ unchanged: 2, refused: 0 })

    const dearer = [first, second].map((line) => ({ ...line, price: '210000' }))
    const sent = await send(dearer)
    await run()
    const report = (await reportOf(sent)).report
    expect(report).toMatchObject({ updated: 1, refused: 1, faultCount: 1 })
    const [fault] = report?.faults ?? []
    expect([fault?.line, fault?.column, fault?.problem]).toEqual([3, 'color', expect.stringMatching(/“red”.*“90010”/)])
    expect((await brought()).map(({ number, price }) => [number, price])).toEqual([
      ['A', 210_000],
      ['B', 90_010],
    ])
    const agreed = await send(
      dearer.map((line) => (line.number === 'B' ? { ...line, color: 'red', price: '90010' } : line)),
    )
    await run()
    expect((await reportOf(agreed)).report).toMatchObject({ updated: 1, unchanged: 1, refused: 0 })
  })

  it('write nothing as a trial', async () => {
    const sent = await send(manyCars(3), { isTrial: true })
    await run()
    expect([(await reportOf(sent)).report?.added, await brought()]).toEqual([3, []])
  })

  it('withdraw what they do not have where that is asked for, and leave what the team has withdrawn', async () => {
    await send(manyCars(4))
    await run()
    await database.pool.query(
      `update stock set withdrawn_at = now() where id = (select car_id from dealer_cars where number = 'M-0')`,
    )
    const sent = await send(manyCars(3).slice(0, 2), { replaces: true }, manager)
    await run()
    expect((await reportOf(sent)).report).toMatchObject({ withdrawn: 2, unchanged: 2 })
    expect((await brought()).map(({ number }) => number)).toEqual(['M-0', 'M-1'])
  })

  it.each([true, false])('withdraw nothing for who may not withdraw cars; as a trial: %s', async (isTrial) => {
    await send(manyCars(2))
    await run()
    const text = Buffer.from(csvFile(manyCars(1)).bytes).toString()
    const { status, body } = await ask('/ma', { fileName: 'cars.csv', text, isTrial, replaces: true })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    await run()
    expect(await brought()).toHaveLength(2)
  })

  it('change the price of a car on the site only where a manager sends them', async () => {
    const lines = manyCars(3)
    await send(lines)
    await run()
    const publish = (number: string) =>
      database.pool.query(
        `update stock set is_listed = true where id = (select car_id from dealer_cars where number = $1)`,
        [number],
      )
    await publish('M-0')
    await publish('M-1')
    const changed = lines.map((line, at) => ({ ...line, color: 'red', ...(at !== 1 && { price: '300000' }) }))
    for (const isTrial of [true, false]) {
      const sent = await send(changed, { isTrial })
      await run()
      const { report } = await reportOf(sent)
      expect(report).toMatchObject({ updated: 2, refused: 1, faults: [{ line: 2, column: 'price' }] })
    }
    const prices = async () => (await brought()).map(({ price }) => price)
    expect(await prices()).toEqual([90_000, 90_010, 300_000])
    const sent = await send(changed, {}, manager)
    await run()
    expect((await reportOf(sent)).report).toMatchObject({ updated: 1, unchanged: 2, refused: 0 })
    expect(await prices()).toEqual([300_000, 90_010, 300_000])
  })

  it('are taken over once, in their order, and again where a server was stopped meanwhile', async () => {
    const [first, second] = [await send(manyCars(2)), await send(manyCars(3))]
    await run()
    const states = await Promise.all([first, second].map(reportOf))
    expect(states.map(({ report }) => report?.added)).toEqual([2, 1])
    const stopped = await send(manyCars(4))
    await database.kysely
      .updateTable('office_imports')
      .set({ state: 'running', started_at: new Date(server.time.now - 3_600_000) })
      .where('id', '=', stopped.id)
      .execute()
    await run()
    expect((await reportOf(stopped)).report?.added).toBe(1)
  })

  it.each([
    ['between its lines', manyCars(501), true],
    ['while it fetches photographs', [{ ...manyCars(1)[0], photos: 'http://10.0.0.1/1.jpg' }], false],
  ])('are left to the next server at once by one that stops in order: %s', async (_, lines, isTrial) => {
    const sent = await send(lines, { isTrial })
    const stopping = new AbortController()
    const stop = () => {
      stopping.abort()
      return true
    }
    await expect(run(stopping.signal, stop)).rejects.toThrow()
    expect([(await reportOf(sent)).state, await brought()]).toEqual(['waiting', []])
    await run()
    expect((await reportOf(sent)).report?.added).toBe(lines.length)
  })

  it('are given up where their process has ended three times, and do not hold up the others', async () => {
    const [sent, next] = [await send(manyCars(1)), await send(manyCars(2))]
    const begun = new Date(server.time.now - 3_600_000)
    await database.kysely
      .updateTable('office_imports')
      .set({ state: 'running', started_at: begun, attempts: 3 })
      .where('id', '=', sent.id)
      .execute()
    await expect(run()).rejects.toThrow('given up')
    expect(await reportOf(sent)).toMatchObject({ state: 'failed', failure: 'server', report: null })
    await run()
    expect((await reportOf(next)).report?.added).toBe(2)
  })

  it('bring no car twice: a line is refused whose chassis number another car has, also one that comes at the same time', async () => {
    const [one = {}, two = {}, three = {}] = manyCars(3)
    const [vin, other] = ['UU1HSDADG33333333', 'UU1HSDADG44444444']
    const lines = [{ ...one, vin }, { ...two, vin }, three]
    const trial = await send(lines, { isTrial: true })
    const sent = await send(lines)
    await run()
    for (const each of [trial, sent]) {
      const { report } = await reportOf(each)
      expect(report).toMatchObject({ added: 2, refused: 1, faultCount: 1, faults: [{ line: 3, column: 'vin' }] })
    }
    const again = await send(lines)
    await run()
    expect((await reportOf(again)).report).toMatchObject({ unchanged: 2, refused: 1 })

    const raced = await send([
      { ...one, vin },
      { ...two, vin: other },
    ])
    const add = () =>
      sendOffice(server, cookie, '/cars/ma', { body: { facts: factsWith({ vin: other }), price: 90_000 } })
    const [, ...added] = await Promise.all([run(), add(), add()])
    const { rows } = await database.pool.query('select id from stock where vin = $1', [other])
    expect(rows).toHaveLength(1)
    const { report } = await reportOf(raced)
    expect((report?.added ?? 0) + added.filter(({ status }) => status === 201).length).toBe(1)
    expect((report?.refused ?? 0) + added.filter(({ status }) => status === 422).length).toBe(2)
    await database.pool.query('delete from stock where vin = $1', [other])
  })

  it('keep why they could not be taken over', async () => {
    const sent = await send(manyCars(1))
    await database.pool.query('alter table dealer_cars rename to away')
    await expect(run()).rejects.toThrow()
    await database.pool.query('alter table away rename to dealer_cars')
    expect(await reportOf(sent)).toMatchObject({ state: 'failed', failure: 'server', report: null })
  })

  it('are listed without their faults, newest first, and kept no longer than they are needed', async () => {
    await send([{ price: 'cheap' }])
    await run()
    const { body } = await ask('')
    const [latest] = body.imports as StockImport[]
    expect(latest).toMatchObject({ fileName: 'Cars of June.CSV', report: { faultCount: 1, faults: [] } })
    const texts = await database.kysely.selectFrom('office_imports').select('text').execute()
    expect(texts.every(({ text }) => text === null)).toBe(true)
  })

  it.each([
    ['of another kind', { fileName: 'cars.xlsx' }],
    ['without a line', { text: '' }],
  ])('are none %s', async (_, changed) => {
    const body = { fileName: 'cars.csv', text: 'number', isTrial: true, replaces: false, ...changed }
    expect((await ask('/ma', body)).status).toBe(422)
  })

  it('may be large', async () => {
    const text = `number,brand\n${'A-1,Dacia\n'.repeat(40_000)}`
    const { status } = await ask('/ma', { fileName: 'cars.csv', text, isTrial: true, replaces: false })
    expect([status, text.length > 64 * 1024]).toEqual([202, true])
    await run()
    const huge = { fileName: 'cars.csv', text: 'x'.repeat(7_000_000), isTrial: true, replaces: false }
    expect((await ask('/ma', huge)).status).toBe(413)
  })

  it('may be as large as the office sends them, and no larger', async () => {
    const sent = async (length: number) =>
      (await ask('/ma', { fileName: 'cars.csv', text: 'x'.repeat(length), isTrial: true, replaces: false })).status
    expect(await sent(STOCK_FILE_MAX_BYTES + 1)).toBe(422)
    expect(await sent(STOCK_FILE_MAX_BYTES)).toBe(202)
  })
})
