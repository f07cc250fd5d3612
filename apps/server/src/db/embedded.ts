import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { withoutBudget } from './budget.ts'
import type { Connection, Report } from './connection.ts'
import { createEmbeddedPool } from './create-pool.ts'
import { createLanes } from './lanes.ts'
import { lockDirectory } from './lock.ts'
import { hasRoom, startVacuum } from './vacuum.ts'

/** Its default buffers take 160 MB, for pages that the operating system caches too. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/**
 * Opens the embedded database in `directory`, creating it if need be. Throws a `LockedError` while another process
 * has it open. A killed process loses no acknowledged write; a power cut may.
 */
export async function openEmbedded(directory: string, report: Report): Promise<Connection> {
  mkdirSync(dirname(directory), { recursive: true })
  const unlock = lockDirectory(directory)
  try {
    const connection = connectEmbedded(await PGlite.create(directory, { startParams: START_PARAMETERS }), report)
    const stopVacuum = startVacuum(connection.pool, directory, report)
    return {
      ...connection,
      async close() {
        stopVacuum()
        // Without it the next start reads the log again, which takes a moment longer.
        if (await hasRoom(directory)) await connection.pool.query('checkpoint')
        await connection.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Reaches an embedded database that is open already. Nothing else may use `pglite` from then on. */
export function connectEmbedded(pglite: PGlite, report: Report = () => undefined): Connection {
  const pool = createEmbeddedPool(pglite, report)
  return {
    kind: 'embedded',
    pool,
    pools: { embedded: pool },
    // There is one session, so all lanes share it.
    lanes: createLanes({ reads: pool, writes: pool, background: pool }),
    async listen(channel, listener) {
      const unsubscribe = pglite.onNotification((heard, payload) => {
        // The database calls in the midst of the request that notified, whose deadline is none of the listener's.
        if (heard === channel) withoutBudget(() => listener(payload))
      })
      // Through the pool: beside it, the command could fall into somebody's transaction and be rolled back with it.
      await pool.query(`listen "${channel.replaceAll('"', '""')}"`)
      return async () => unsubscribe()
    },
    async close() {
      await pool.end()
      await pglite.close()
    },
  }
}
