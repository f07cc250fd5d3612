import { sql } from 'kysely'

import type { Database } from '@otosafi/server/db/database'

/** Tables that cases may add rows to. */
const COUNTED = ['requests', 'outbox', 'idempotency_keys', 'subscribers', 'link_tokens', 'sessions', 'users'] as const
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>

/** Number of requests and keys above which they are deleted, so that counting stays fast. */
const MANY = 300

/** Counts what is stored. */
export type Tally = {
  count: () => Promise<Counts>
  /** Counts again after deleting requests, mails and keys, if they are many. */
  tidy: () => Promise<Counts>
}

/** Counts the rows that visitors can add. */
export function createTally({ kysely }: Pick<Database, 'kysely'>): Tally {
  const counts = COUNTED.map((table) => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`)
  const count = async () => {
    const { rows } = await sql<Counts>`select ${sql.join(counts)}`.execute(kysely)
    const [found] = rows
    if (found === undefined) throw new Error('Nothing was counted')
    return found
  }
  return {
    count,
    async tidy() {
      const found = await count()
      if (found.requests + found.idempotency_keys < MANY) return found
      for (const table of ['requests', 'outbox', 'idempotency_keys'] as const) await kysely.deleteFrom(table).execute()
      return count()
    },
  }
}

/** Says which counts differ: `requests 3 → 4`; null where none does. */
export function difference(before: Counts, after: Counts, expected: Partial<Counts> = {}): string | null {
  const changed = COUNTED.filter((table) => after[table] !== before[table] + (expected[table] ?? 0))
  if (changed.length === 0) return null
  return changed.map((table) => `${table} ${before[table]} → ${after[table]}`).join(', ')
}
