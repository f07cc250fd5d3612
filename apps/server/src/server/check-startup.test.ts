import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { checkStartup } from './check-startup.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'otosafi-place-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Starts the server where it cannot start; it must say so and end long before the time that it is given. */
function start(settings: Record<string, string>): { code: number | null; said: string } {
  const env = { PATH: '/usr/bin', HOST: '127.0.0.1', PORT: '0', ROLE: 'api', DATA_DIR: folder, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8', timeout: 30_000 })
  return { code: status, said: stdout + stderr }
}

/** What a server needs to start, in this folder. */
const place = () => ({ host: '127.0.0.1', port: 0, metrics: null, dataDir: folder, databaseUrl: null })

/** A port that another program has. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

describe('a server whose port or data folder cannot be used', { timeout: 60_000 }, () => {
  it.each([
    ['a file', 'file'],
    ['a path below a file', 'file/below'],
  ])('says that its data folder is %s', async (_, path) => {
    writeFileSync(join(folder, 'file'), '')
    const dataDir = join(folder, path)
    await expect(checkStartup({ ...place(), dataDir })).rejects.toThrow(
      `DATA_DIR ${dataDir} cannot be used: a file is in its way. Set it to a folder`,
    )
  })

  it('says that the data folder cannot be written to', async () => {
    const dataDir = '/proc/otosafi'
    await expect(checkStartup({ ...place(), dataDir })).rejects.toThrow('DATA_DIR /proc/otosafi cannot be used: ')
  })

  it('says that PORT is taken, before it makes a database', async () => {
    const port = await takenPort()
    const { code, said } = start({ PORT: String(port) })
    expect(said).toContain(`Port ${port} is in use by another program. Stop it, or set PORT to another`)
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says that METRICS_PORT is taken, before it makes a database', async () => {
    const port = await takenPort()
    await expect(checkStartup({ ...place(), metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it, or set METRICS_PORT to another`,
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a data folder that can be used', () => {
  it('stays empty', async () => {
    const dataDir = join(folder, 'new')
    await checkStartup({ ...place(), dataDir })
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('may lack a folder for pictures where the database is elsewhere', async () => {
    writeFileSync(join(folder, 'file'), '')
    const data = { dataDir: join(folder, 'file'), databaseUrl: 'postgres://db/otosafi' }
    await expect(checkStartup({ ...place(), ...data })).resolves.toBeUndefined()
  })
})
