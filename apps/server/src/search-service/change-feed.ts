import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'

/** A car that changed, appeared or went. */
export type CarChange = { edition: EditionId; carId: string }

/** How far back each reading looks, seconds: numbers are given out in another order than writers commit. */
const OVERLAP = 5
/** Days that the log of changes is kept. */
const KEPT_DAYS = 1

/** Reads the log of changes: each change once, in any order of commits (the log's own rules are told in the migration). */
export type ChangeFeed = {
  /** Remembers where the log stands, so that reading begins there. To be called before the cars are loaded. */
  start: () => Promise<void>
  /** Gives `apply` the changes that were not read before; they count as read once it has succeeded. */
  read: (apply: (changes: CarChange[]) => Promise<void>) => Promise<void>
  /** Removes changes that no process looks back to. */
  prune: () => Promise<void>
}

/** A reader of the log of `database`. */
export function createChangeFeed({ kysely }: Pick<Database, 'kysely'>): ChangeFeed {
  let last = 0
  /** Numbers read within the overlap. */
  let recent = new Set<number>()

  const readLog = async () => {
    const { rows } = await sql<{ seq: number; edition: EditionId; car_id: string; recent: boolean }>`
      select seq, edition, car_id, at > now() - make_interval(secs => ${2 * OVERLAP}) as recent from car_changes
      where seq > ${last} or at > now() - make_interval(secs => ${OVERLAP})
      order by seq
    `.execute(kysely)
    return rows
  }

  return {
    async start() {
      const { rows } = await sql<{ last: number | null }>`select max(seq) as last from car_changes`.execute(kysely)
      last = rows[0]?.last ?? 0
      recent = new Set((await readLog()).map(({ seq }) => seq))
    },
    async read(apply) {
      const rows = await readLog()
      const fresh = rows.filter(({ seq }) => !recent.has(seq))
      if (fresh.length > 0) await apply(fresh.map(({ edition, car_id }) => ({ edition, carId: car_id })))
      last = Math.max(last, ...fresh.slice(-1).map(({ seq }) => seq))
      recent = new Set(rows.filter((row) => row.recent).map(({ seq }) => seq))
    },
    async prune() {
      await sql`delete from car_changes where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(kysely)
    },
  }
}
