import type { Role } from '@otosafi/domain/office/roles'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ImportFailure } from '../db/stock-import-tables.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { StorageUnavailable } from '../outside/storage/storage-port.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'
import { OWN_DEALER } from './stored-cars.ts'
import type { PhotoTakers } from './take-photos.ts'

/** From then on a run counts as interrupted: it is begun anew, and passes over what it has written. */
const STALE_MS = 10 * 60_000
/** A file that was interrupted so often ends its process, and is given up. */
const MAX_ATTEMPTS = 3

export type ImportServices = {
  database: Pick<Database, 'kysely'>
  photos: Omit<PhotoTakers, 'source'>
  clock: Clock
  /** Whether a role may set prices of cars on the site. */
  mayPrice: (role: Role) => boolean
}

/** Creates the job that takes over the files that the team has sent, one after the other. Photographs come from addresses alone. */
export function createRunImports({
  database,
  photos,
  clock,
  mayPrice,
}: ImportServices): (signal: AbortSignal) => Promise<void> {
  const { kysely } = database

  /** Takes the next file that waits, or whose run was interrupted. */
  function takeNext() {
    const now = new Date(clock())
    return kysely
      .updateTable('office_imports')
      .set((row) => ({ state: 'running', started_at: now, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('office_imports')
          .select('id')
          .where((each) =>
            each.or([
              each('state', '=', 'waiting'),
              each.and([each('state', '=', 'running'), each('started_at', '<', new Date(now.getTime() - STALE_MS))]),
            ]),
          )
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['edition', 'id', 'staff_id', 'format', 'text', 'is_trial', 'replaces', 'attempts'])
      .executeTakeFirst()
  }

  /** Leaves a file to the next server, as if it had not been begun. */
  async function giveBack(id: string): Promise<void> {
    await kysely
      .updateTable('office_imports')
      .set((row) => ({ state: 'waiting', started_at: null, attempts: row('attempts', '-', 1) }))
      .where('id', '=', id)
      .execute()
  }

  /** Whether the sender of a file may set prices now. */
  async function setsPrices(staffId: string): Promise<boolean> {
    const { role } = await kysely.selectFrom('staff').select('role').where('id', '=', staffId).executeTakeFirstOrThrow()
    return mayPrice(role)
  }

  return async (signal) => {
    for (;;) {
      signal.throwIfAborted()
      const next = await takeNext()
      if (next === undefined) return
      const { edition, id, format, text, is_trial: isDryRun, replaces } = next
      const end = (ended: { state: 'done' | 'failed'; report: string | null; failure: ImportFailure | null }) =>
        kysely
          .updateTable('office_imports')
          .set({ ...ended, text: null, finished_at: new Date(clock()) })
          .where('id', '=', id)
          .execute()
      if (next.attempts > MAX_ATTEMPTS) {
        await end({ state: 'failed', report: null, failure: 'server' })
        throw new Error(`The file ${id} was given up: its process has ended ${MAX_ATTEMPTS} times`)
      }
      const source = createPhotoSource({ folder: null, allowsPrivate: false, signal })
      try {
        const report = await importStock(
          { database, photos: { ...photos, source }, clock },
          {
            edition,
            dealer: OWN_DEALER,
            file: { bytes: Buffer.from(text ?? ''), format },
            isDryRun,
            replaces,
            asDrafts: true,
            keepsPrices: !(await setsPrices(next.staff_id)),
            signal,
          },
        )
        await end({ state: 'done', report: JSON.stringify(report), failure: null })
      } catch (error) {
        if (signal.aborted) await giveBack(id)
        else await end({ state: 'failed', report: null, failure: failureOf(error) })
        throw error
      }
    }
  }
}

function failureOf(error: unknown): ImportFailure {
  if (error instanceof StorageUnavailable) return 'storage'
  return isUnavailable(error) ? 'database' : 'server'
}
