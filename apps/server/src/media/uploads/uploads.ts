import { createHash, randomBytes } from 'node:crypto'

import type { components } from '@otosafi/api-client/schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import { unavailable } from '../../contract/problem.ts'
import type { ReceivedPicture } from '../../contract/received-picture.ts'
import { withoutBudget } from '../../db/budget.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { Tables } from '../../db/tables.ts'
import type { ObjectStore } from '../../outside/storage/storage-port.ts'
import { originalKey } from '../pipeline/photo-service.ts'

type Picture = components['schemas']['Picture']

/** The folder of what visitors upload. */
export const UPLOADS = 'uploads/'

/** The folder of the pictures of the operator's content: everybody may see and keep them. */
export const CONTENT_PICTURES = 'content/'

/** The folder of photographs of cars for sale: everybody may see and keep them. */
export const STOCK_PHOTOS = 'stock/'

type Folder = typeof UPLOADS | typeof STOCK_PHOTOS | typeof CONTENT_PICTURES

/** 192 bits: a picture's address is known to those alone who are shown it. */
const KEY_BYTES = 24

/** An upload that nothing refers to after this time is deleted: a form may be filled in until then. */
export const PENDING_LIFETIME_MS = 24 * 3_600_000

/** How many are deleted together. */
const BATCH = 100
/** So many failures in a row mean that the storage is away: the others would fail, too. */
const AWAY_AFTER = 5

/** Pictures that visitors have uploaded (P-35). */
export type Uploads = {
  /** Stores a picture, pending until {@link attachUpload}. Rejects with a `StorageUnavailable` where that cannot be done now. */
  store(edition: EditionId, picture: ReceivedPicture, folder?: Folder): Promise<Picture>
  /** The JPEG of an upload; null where there is none. */
  read(key: string): Promise<Buffer | null>
  /**
   * Deletes what is removed, and what nothing has referred to for a day. What cannot be deleted now is left for the next time, and
   * does not keep the others; it rejects in the end.
   */
  sweep(signal?: AbortSignal): Promise<void>
  /** Sweeps after a change, without letting its request wait. */
  sweepSoon(): void
  /** Resolves when no sweep is under way any more: the database may be closed then. */
  settled(): Promise<void>
}

/** Marks an upload as used, in the transaction that refers to it. Throws `unavailable` where it was not pending any more. */
export async function attachUpload(write: Write, edition: EditionId, key: string): Promise<void> {
  if (!(await markUsed(write, edition, key, ['pending']))) throw unavailable()
}

/** Marks an upload that several things may refer to as used. Resolves to false where there is none, or none any more. */
export function keepUpload(write: Write, edition: EditionId, key: string): Promise<boolean> {
  return markUsed(write, edition, key, ['pending', 'used'])
}

async function markUsed(
  write: Write,
  edition: EditionId,
  key: string,
  from: readonly Tables['uploads']['state'][],
): Promise<boolean> {
  const row = await write
    .updateTable('uploads')
    .set({ state: 'used' })
    .where('edition', '=', edition)
    .where('key', '=', key)
    .where('state', 'in', from)
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The pending uploads with these keys, in the order of the keys. Null where one of them does not exist, is used already, or was
 * deleted because no form came for it within {@link PENDING_LIFETIME_MS}.
 */
export async function findPendingUploads(
  write: Write,
  edition: EditionId,
  keys: readonly string[],
): Promise<Picture[] | null> {
  const found = await findUploads({ kysely: write }, edition, keys, ['pending'])
  const pictures = keys.flatMap((key) => found.get(key) ?? [])
  return pictures.length === keys.length ? pictures : null
}

/** The pictures among the uploads with these keys, by their keys. */
export async function findUploads(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  keys: readonly string[],
  states: readonly Tables['uploads']['state'][] = ['pending', 'used'],
): Promise<ReadonlyMap<string, Picture>> {
  if (keys.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('uploads')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('edition', '=', edition)
    .where('key', 'in', keys)
    .where('state', 'in', states)
    .execute()
  return new Map(
    rows.flatMap(({ key, width, height, placeholder }): [string, Picture][] =>
      width === null || height === null || placeholder === null ? [] : [[key, { key, width, height, placeholder }]],
    ),
  )
}

/** Marks an upload as removed, in the transaction after which nothing refers to it; `sweep` then deletes it. */
export async function releaseUpload(write: Write, edition: EditionId, key: string): Promise<void> {
  await write
    .updateTable('uploads')
    .set({ state: 'removed' })
    .where('edition', '=', edition)
    .where('key', '=', key)
    .execute()
}

/** Uploads in a store, with a row in the database for each. */
export function createUploads({
  database,
  store,
  clock,
  report,
}: {
  database: Pick<Database, 'kysely'>
  store: ObjectStore
  clock: Clock
  report: (message: string, error: unknown) => void
}): Uploads {
  const { kysely } = database
  let sweeping: Promise<void> = Promise.resolve()
  let isWaiting = false

  async function remove({ edition, key }: { edition: EditionId; key: string }): Promise<void> {
    // The original first: a request that is just making a variant checks whether it still exists (photo-service).
    await store.delete(originalKey(key))
    await store.deleteFolder(key)
    await kysely.deleteFrom('uploads').where('edition', '=', edition).where('key', '=', key).execute()
  }

  async function sweep(signal?: AbortSignal): Promise<void> {
    await kysely
      .updateTable('uploads')
      .set({ state: 'removed' })
      .where('state', '=', 'pending')
      .where('created_at', '<=', new Date(clock() - PENDING_LIFETIME_MS))
      .execute()
    const failures: unknown[] = []
    let inARow = 0
    let last = ''
    let isMore = true
    while (isMore && inARow < AWAY_AFTER) {
      const removed = await kysely
        .selectFrom('uploads')
        .select(['edition', 'key'])
        .where('state', '=', 'removed')
        .where('key', '>', last)
        .orderBy('key')
        .limit(BATCH)
        .execute()
      for (const upload of removed) {
        signal?.throwIfAborted()
        try {
          await remove(upload)
          inARow = 0
        } catch (error) {
          failures.push(error)
          inARow += 1
          if (inARow === AWAY_AFTER) break
        }
      }
      last = removed.at(-1)?.key ?? last
      isMore = removed.length === BATCH
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads could not be deleted`)
  }

  return {
    async store(edition, { bytes, width, height, placeholder, likeness }, folder = UPLOADS) {
      const key = `${folder}${randomBytes(KEY_BYTES).toString('hex')}`
      const created_at = new Date(clock())
      const digest = createHash('sha256').update(bytes).digest('base64url')
      const row = { edition, key, state: 'pending', created_at, width, height, placeholder, digest, likeness } as const
      await kysely.insertInto('uploads').values(row).execute()
      await store.put(originalKey(key), bytes)
      return { key, width, height, placeholder }
    },
    read: (key) => store.get(originalKey(key)),
    sweep,
    sweepSoon() {
      // One that has not begun yet deletes this, too.
      if (isWaiting) return
      isWaiting = true
      const run = () => {
        isWaiting = false
        return withoutBudget(() => sweep()).catch((error: unknown) => report('Uploads could not be deleted', error))
      }
      sweeping = sweeping.then(run)
    },
    settled: () => sweeping,
  }
}
