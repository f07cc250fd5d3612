import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { openDatabase } from './database.ts'
import { startChild } from './testing/child.ts'

const WRITER = join(import.meta.dirname, 'testing/write-until-killed.ts')
const ROUNDS = 4

it('loses no acknowledged row when its process is killed while it writes', { timeout: 180_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const acknowledged: number[] = []

  for (let round = 0; round < ROUNDS; round += 1) {
    const child = startChild(WRITER, dataDir, String(round * 1_000_000))
    await child.line('ack')
    await sleep(randomInt(400))
    await child.kill()
    acknowledged.push(...child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4))))

    const database = await openDatabase({ dataDir, databaseUrl: null })
    const { pool } = database
    const idsBy = async (plan: 'seq' | 'index') => {
      await pool.query(`set enable_seqscan = ${plan === 'seq'}`)
      await pool.query(`set enable_indexscan = ${plan === 'index'}`)
      await pool.query(`set enable_indexonlyscan = ${plan === 'index'}`)
      await pool.query(`set enable_bitmapscan = off`)
      const { rows } = await pool.query<{ id: number }>('select id from written where id >= 0 order by id')
      return rows.map((row) => row.id)
    }
    const inTable = await idsBy('seq')
    expect(await idsBy('index')).toEqual(inTable)
    expect(new Set(inTable).size).toBe(inTable.length)
    // One more than was acknowledged may be there in each round: written, but killed before it could say so.
    const missing = acknowledged.filter((id) => !new Set(inTable).has(id))
    expect(missing).toEqual([])
    expect(inTable.length - acknowledged.length).toBeLessThanOrEqual(round + 1)
    await database.close()
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
})
