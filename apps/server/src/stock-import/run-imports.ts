import type { Role } from '@otosafi/domain/office/roles'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts'
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
/** Pauses before it is noted again what became of a file, while the database is away. */
const RETRY = { first: 250, longest: 10_000 }

/** A file as a run has taken it. Once its time is over another one may take it. */
type Taken = { id: string; started_at: Date | null; attempts: number }

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
      .returning(['edition', 'id', 'staff_id', 'format', 'text', 'is_trial', 'replaces', 'started_at', 'attempts'])
      .executeTakeFirst()
  }

  /** Writes to a file, unless another run has taken it meanwhile. */
  const writeTo = ({ id, started_at, attempts }: Taken) =>
    kysely
      .updateTable('office_imports')
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('started_at', '=', started_at)
      .where('attempts', '=', attempts)

  /** Leaves a file to the next run, as if it had not been begun. */
  async function giveBack(taken: Taken): Promise<void> {
    await writeTo(taken)
      .set((row) => ({ state: 'waiting', started_at: null, attempts: row('attempts', '-', 1) }))
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
        writeTo(next)
          .set({ ...ended, text: null, finished_at: new Date(clock()) })
          .execute()
      if (next.attempts > MAX_ATTEMPTS) {
        await end({ state: 'failed', report: null, failure: 'server' })
        throw new Error(`The file ${id} was given up: its process has ended ${MAX_ATTEMPTS} times`)
      }
      // An outage of the database is no fault of the file, and does not count.
      const giveBackOnceThere = async (error: unknown): Promise<void> => {
        if (!isUnavailable(error)) throw error
        await retryWhileUnavailable(() => giveBack(next), { ...RETRY, signal })
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
        if (signal.aborted) await giveBack(next)
        else await end({ state: 'failed', report: null, failure: failureOf(error) }).catch(giveBackOnceThere)
        throw error
      }
    }
  }
}

function failureOf(error: unknown): ImportFailure {
  if (error instanceof StorageUnavailable) return 'storage'
  return isUnavailable(error) ? 'database' : 'server'
}
