import { setTimeout as sleep } from 'node:timers/promises'

import type { DrillDatabase } from './drill-database.ts'

/** A fault of a database for a while. */
export type Fault = {
  name: string
  /** Injects it for so many milliseconds, and undoes it. */
  cause: (database: DrillDatabase, milliseconds: number) => Promise<void>
}

/** Milliseconds between two rounds in which all sessions are ended. */
const MIN_PAUSE_MS = 300
const MAX_PAUSE_MS = 2000

/** All faults of a drill. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'sessions ended',
    async cause(database, milliseconds) {
      const end = performance.now() + milliseconds
      while (performance.now() < end) {
        await database.endSessions()
        await sleep(MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS))
      }
    },
  },
  {
    name: 'no connections',
    async cause(database, milliseconds) {
      await database.allowConnections(false)
      await database.endSessions()
      await sleep(milliseconds)
      await database.allowConnections(true)
    },
  },
  {
    name: 'read-only',
    async cause(database, milliseconds) {
      await database.makeReadOnly(true)
      // Settings of a database apply to new sessions.
      await database.endSessions()
      await sleep(milliseconds)
      // Sessions from that time keep the settings: it is up to the product to replace them.
      await database.makeReadOnly(false)
    },
  },
  {
    name: 'table locked',
    async cause(database, milliseconds) {
      const unlock = await database.lock('requests')
      await sleep(milliseconds)
      await unlock()
    },
  },
]
