import { describe, expect, it, onTestFinished } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { openDatabase } from './database.ts'
import { createBreakableLine } from './testing/breakable-line.ts'
import { findPostgresServer } from './testing/postgres-server.ts'

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('behind a pooler that shares sessions', () => {
  it('notifications arrive at a session that bypasses it', async () => {
    if (postgres === null) throw new Error('There is no server')
    const { url, drop } = await postgres.createDatabase()
    const pooler = await createBreakableLine(url)
    const database = await openDatabase({ databaseUrl: pooler.url, databaseSessionUrl: url, dataDir: '' })
    const writer = await openDatabase({ databaseUrl: url, dataDir: '' })
    onTestFinished(async () => {
      await Promise.all([database.close(), writer.close()])
      await drop()
    })
    const heard: string[] = []
    await database.listen('cars', (payload) => heard.push(payload))
    await pooler.cut()
    await writer.pool.query(`select pg_notify('cars', 'a')`)
    await eventually(() => expect(heard).toEqual(['a']))
  })
})
