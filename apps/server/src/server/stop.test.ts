import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { readEnv } from '../env.ts'
import { addCar, seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { startServer } from './start.ts'
import type { Traces } from './traces/create-traces.ts'

const HOST = 'otosafi.ma'
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

withDatabase('a server that stops', (open) => {
  it('writes what was counted once nobody can ask any more, then ends its jobs, and closes the database last', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const car = await addCar(database, 'ma')
    const folder = mkdtempSync(join(tmpdir(), 'otosafi-stop-order-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

    let port = 0
    const events: unknown[] = []
    const begun = Promise.withResolvers<void>()
    const isOpen = () =>
      sendRequest(port, HOST, '/health').then(
        () => true,
        () => false,
      )
    const views = () => database.kysely.selectFrom('car_views').select('visitors').where('car_id', '=', car).execute()
    const untilStopped = async (signal: AbortSignal) => {
      begun.resolve()
      if (!signal.aborted) await once(signal, 'abort')
      events.push(['job', await isOpen(), await views()])
    }
    const traces: Traces = {
      traceRequests: () => undefined,
      traceStatement: () => undefined,
      traceJob: (job, work) => (job === 'bookings' ? untilStopped : work),
      tracePorts: (ports) => ports,
      close: async () => void events.push('traces'),
    }
    const running = await startServer({
      env: readEnv({ NODE_ENV: 'test', ROLE: 'all', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }),
      database: { ...database, close: async () => void events.push('database') },
      log: pino({ level: 'silent' }),
      report: () => undefined,
      traces,
    })
    await running.loaded
    port = await running.listen()
    await begun.promise
    const headers = { 'user-agent': FIREFOX }
    const { status } = await sendRequest(port, HOST, `/api/cars/${car}/views`, { method: 'POST', headers })
    expect([status, await isOpen()]).toEqual([204, true])

    await running.stop()
    expect(events).toEqual([['job', false, [{ visitors: 1 }]], 'database', 'traces'])
  })
})
