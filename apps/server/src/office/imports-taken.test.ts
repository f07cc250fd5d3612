import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it, onTestFinished } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { createRunImports } from '../stock-import/run-imports.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { csvFile, manyCars } from '../testing/stock-file.ts'
import { employ } from './testing/employ.ts'

const HOUR = 3_600_000

withDatabase('the job of files of cars', (open) => {
  let database: Database
  let server: TestServer
  let staffId: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 2)
    server = await startTestServer(database)
    staffId = (await employ(database, new Date(server.time.now), 'manager', ['ma'])).id
  })

  /** Runs the job; `onBegin` is called once it has taken a file. */
  const run = (
    onBegin: () => void = () => undefined,
    signal = new AbortController().signal,
    kysely = database.kysely,
  ) =>
    createRunImports({
      database: { kysely },
      photos: { preparePicture: createLocalPreparer().prepare, uploads: server.uploads },
      clock: () => server.time.now,
      mayPrice: () => {
        onBegin()
        return true
      },
    })(signal)
  /** Sends a file of so many cars. */
  const send = async (cars: number): Promise<string> => {
    const id = randomUUID()
    await database.kysely
      .insertInto('office_imports')
      .values({
        edition: 'ma',
        id,
        staff_id: staffId,
        file_name: 'cars.csv',
        format: 'csv',
        text: Buffer.from(csvFile(manyCars(cars)).bytes).toString(),
        is_trial: false,
        replaces: false,
        state: 'waiting',
        created_at: new Date(server.time.now),
        report: null,
      })
      .execute()
    return id
  }
  const fileOf = (id: string) =>
    database.kysely
      .selectFrom('office_imports')
      .select(['state', 'attempts', 'failure'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  /** Has another run take the file as soon as one has begun to import it. */
  const takeMeanwhile = async () => {
    await database.pool.query(`
      create function take_meanwhile() returns trigger language plpgsql as $$ begin
        update office_imports set attempts = attempts + 1, started_at = started_at + interval '11 minutes'
        where state = 'running';
        return new;
      end $$`)
    await database.pool.query(
      'create trigger taken before insert on stock_imports for each row execute function take_meanwhile()',
    )
    onTestFinished(async () => {
      await database.pool.query('drop trigger if exists taken on stock_imports')
      await database.pool.query('drop function take_meanwhile()')
    })
  }

  it('leaves a file alone that another run has taken meanwhile, when it has come to the end', async () => {
    const id = await send(1)
    await takeMeanwhile()
    await run()
    expect(await fileOf(id)).toEqual({ state: 'running', attempts: 2, failure: null })
    await database.pool.query('drop trigger taken on stock_imports')
    server.time.now += HOUR
    await run()
    expect(await fileOf(id)).toEqual({ state: 'done', attempts: 3, failure: null })
  })

  it('leaves a file alone that another run has taken meanwhile, when it is stopped', async () => {
    const id = await send(501)
    await takeMeanwhile()
    const stopping = new AbortController()
    await expect(run(() => stopping.abort(), stopping.signal)).rejects.toThrow()
    expect(await fileOf(id)).toEqual({ state: 'running', attempts: 2, failure: null })
    await database.kysely.deleteFrom('office_imports').where('id', '=', id).execute()
  })

  it('gives a file back, and counts nothing, where the database is away so that no end of it can be noted', async () => {
    const id = await send(1)
    let failures = 0
    const failing = database.kysely.withPlugin({
      transformQuery({ node }) {
        if (failures === 0) return node
        failures -= 1
        throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      },
      transformResult: async ({ result }) => result,
    })
    // The first part of the import, and its end.
    const goAway = () => void (failures = 2)
    await expect(run(goAway, undefined, failing)).rejects.toThrow('away')
    expect(await fileOf(id)).toEqual({ state: 'waiting', attempts: 0, failure: null })
    await run()
    expect(await fileOf(id)).toEqual({ state: 'done', attempts: 1, failure: null })
  })
})
