import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { post } from '../testing/post.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { withQueries } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { vacuum } from './vacuum.ts'

vi.setConfig({ testTimeout: 120_000 })

const MEGABYTE = 1024 * 1024

/** A disk of 160 MB in memory; null where this user may not make one. */
function mountDisk(): { folder: string; fill: () => void; free: () => void; unmount: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const filling = join(folder, 'filling')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filling, Buffer.alloc(bavail * bsize))
    },
    free: () => rmSync(filling, { force: true }),
    unmount() {
      // Lazily: after a failure the database still has files open.
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const disk = mountDisk()
afterAll(() => disk?.unmount())

it.skipIf(disk === null)('the embedded database refuses writes while its disk is full, and loses nothing', async () => {
  if (disk === null) throw new Error('There is no disk')
  const directory = join(disk.folder, 'pg')
  mkdirSync(directory)
  const database = withQueries(await openEmbedded(directory, () => undefined))
  await migrate(database.pool)
  const server = await startTestServer(database)
  let clients = 0
  const message = 'x'.repeat(1900)
  const ask = async () => {
    const address = `10.0.${(clients += 1) >> 8}.${clients & 255}`
    const { status, headers } = await post(server, '/questions', { message, consent: true }, { address })
    return `${status} ${headers['retry-after'] ?? ''}`.trim()
  }
  const written = async () => (await database.pool.query('select from requests')).rowCount
  expect(await ask()).toBe('201')

  disk.fill()
  let accepted = 1
  // There is some room left in pages and log that the database has already.
  for (let answer = ''; answer !== '503 5' && accepted < 5000;) {
    answer = await ask()
    if (answer === '201') accepted += 1
    else expect(answer).toBe('503 5')
  }
  await vacuum(database.pool, directory)
  expect([await ask(), (await server.send('ma', '/api/faqs')).status, await written()]).toEqual([
    '503 5',
    200,
    accepted,
  ])

  disk.free()
  expect(await ask()).toBe('201')
  expect(statfsSync(disk.folder).bavail * statfsSync(disk.folder).bsize).toBeGreaterThan(64 * MEGABYTE)
  disk.fill()
  await database.close()
  disk.free()
  const again = withQueries(await openEmbedded(directory, () => undefined))
  expect((await again.pool.query('select from requests')).rowCount).toBe(accepted + 1)
  await again.close()
})
