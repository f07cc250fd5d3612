import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { openDatabase } from './database.ts'
import { startChild } from './testing/child.ts'

const HOLDER = join(import.meta.dirname, 'testing/hold-database.ts')
const LOCKER = join(import.meta.dirname, 'testing/hold-lock.ts')
let dataDir: string
let directory: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'otosafi-lock-'))
  directory = join(dataDir, 'pg')
  return () => rmSync(dataDir, { recursive: true, force: true })
})

/** A lock of a process that is no more. */
function ownerThatDied(): string {
  return JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, start: null })
}

describe('a data directory', () => {
  it(
    'is refused to a second process while the first lives, and taken over after its death',
    { timeout: 120_000 },
    async () => {
      const first = startChild(HOLDER, dataDir)
      onTestFinished(() => first.kill())
      await first.line('open')

      const message = `${directory} is in use by process ${first.pid}. Stop it, or set DATABASE_URL to share a PostgreSQL.`
      await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(message)
      const second = await startChild(HOLDER, dataDir).ended
      expect(second.code).not.toBe(0)
      expect(second.errors).toContain(message)

      await first.kill()
      const third = await openDatabase({ dataDir, databaseUrl: null })
      expect(JSON.parse(readFileSync(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
      await third.close()
      expect(existsSync(`${directory}.lock`)).toBe(false)
    },
  )

  it('is taken by exactly one of many that find a dead owner', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      writeFileSync(`${directory}.lock`, ownerThatDied())
      const children = Array.from({ length: 6 }, () => startChild(LOCKER, directory))
      const outcomes = await Promise.all(
        children.map((child) => Promise.race([child.line('held'), child.ended.then(({ errors }) => errors)])),
      )
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome.includes('is in use by process'))).toHaveLength(5)
      await Promise.all(children.map((child) => child.kill()))
    }
  })
})
