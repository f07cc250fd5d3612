import { setTimeout as sleep } from 'node:timers/promises'

import type { DrillDatabase } from './drill-database.ts'

/** Something that happens to a database for a while. */
export type Trouble = {
  name: string
  /** Makes it last for so many milliseconds, and undoes it. */
  cause: (database: DrillDatabase, milliseconds: number) => Promise<void>
}

/** Milliseconds between two rounds in which all sessions are ended. */
const SHORTEST_PEACE = 300
const LONGEST_PEACE = 2000

/** All that a drill puts a database through. */
export const TROUBLES: readonly Trouble[] = [
  {
    name: 'sessions ended',
    async cause(database, milliseconds) {
      const end = performance.now() + milliseconds
      while (performance.now() < end) {
        await database.endSessions()
        await sleep(SHORTEST_PEACE + Math.random() * (LONGEST_PEACE - SHORTEST_PEACE))
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
      // Settings of a database are read when a session begins.
      await database.endSessions()
      await sleep(milliseconds)
      // Sessions that began meanwhile stay as they are: to leave them is the product's business.
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
