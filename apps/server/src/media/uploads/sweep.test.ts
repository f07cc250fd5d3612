import { beforeEach, expect, it, vi } from 'vitest'

import { ReceivedPicture } from '../../contract/received-picture.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { type ObjectStore, StorageUnavailable } from '../../outside/storage/storage-port.ts'
import { originalKey } from '../pipeline/photo-service.ts'
import { createUploads, PENDING_LIFETIME_MS, type Uploads } from './uploads.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const SIZE = { width: 1, height: 1, placeholder: '#000000', likeness: null }

withDatabase('uploads that nothing refers to any more', (open) => {
  let database: Database
  let uploads: Uploads
  let now = NOW
  let isStuck: (key: string) => boolean
  const report = vi.fn<(message: string, error: unknown) => void>()
  const remove = vi.fn<(key: string) => Promise<void>>(async (key) => {
    if (isStuck(key)) throw new StorageUnavailable('The storage answers 403')
  })
  const store: ObjectStore = {
    get: async () => null,
    put: async () => undefined,
    has: async () => false,
    delete: remove,
    deleteFolder: async () => undefined,
  }

  beforeEach(async () => {
    database ??= await open()
    await database.pool.query('delete from uploads')
    now = NOW
    isStuck = () => false
    report.mockClear()
    remove.mockClear()
    uploads = createUploads({ database, store, clock: () => now, report })
  })

  /** Stores so many, which are to be deleted; gives their keys in order. */
  const leave = async (count: number): Promise<string[]> => {
    const picture = new ReceivedPicture({ ...SIZE, bytes: Buffer.from('picture') })
    const keys: string[] = []
    for (let stored = 0; stored < count; stored += 1) keys.push((await uploads.store('ma', picture)).key)
    now += PENDING_LIFETIME_MS
    return keys.sort()
  }
  const left = async () => {
    const rows = await database.kysely.selectFrom('uploads').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }

  it('are deleted although another cannot be, which stays for the next time', async () => {
    const [first = ''] = await leave(3)
    isStuck = (key) => key === originalKey(first)
    await expect(uploads.sweep()).rejects.toThrow('1 uploads could not be deleted')
    expect(await left()).toEqual([first])
    isStuck = () => false
    await uploads.sweep()
    expect(await left()).toEqual([])
  })

  it('are left, and not tried one by one, while the storage is away', async () => {
    const keys = await leave(12)
    isStuck = () => true
    await expect(uploads.sweep()).rejects.toThrow('5 uploads could not be deleted')
    expect([remove.mock.calls.length, await left()]).toEqual([5, keys])
  })

  it('are deleted by one run for many changes at once', async () => {
    await leave(1)
    isStuck = () => true
    for (let changes = 0; changes < 10; changes += 1) uploads.sweepSoon()
    await uploads.settled()
    expect(report).toHaveBeenCalledTimes(1)
  })
})
