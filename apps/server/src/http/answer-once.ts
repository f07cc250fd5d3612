import type { EditionId } from '@otosafi/editions/edition'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { endsSession } from '../db/unavailable.ts'

/** Milliseconds for which a key is kept with its answer (decision 25). */
export const KEY_LIFE = 24 * 3_600_000

/** A request that is to have its effect once. */
export type Keyed = { edition: EditionId; key: string; fingerprint: string; now: Date }

/** An answer as it is kept: its status and its JSON text. */
export type KeptAnswer = { status: number; body: string }

/**
 * The answer that a key has already; null for a fresh one. Throws `idempotency_key_reused` where the key came with
 * another request.
 */
export async function findAnswer({ kysely }: Pick<Database, 'kysely'>, keyed: Keyed): Promise<KeptAnswer | null> {
  const row = await kysely
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('edition', '=', keyed.edition)
    .where('key', '=', keyed.key)
    .where('created_at', '>', outdated(keyed))
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.fingerprint !== keyed.fingerprint) throw new Problem('idempotency_key_reused')
  return row.status === null || row.body === null ? null : { status: row.status, body: row.body }
}

/**
 * Runs `work` in a transaction that also keeps its answer under the key: both are there, or neither. Whoever comes at
 * the same time with the same key waits for the first one's end and is given its answer. A problem that `work` throws
 * is not kept: nothing has happened. Where the session is lost, it is tried once more: if the first attempt was
 * committed after all, the second finds its answer.
 */
export async function answerOnce(
  database: Pick<Database, 'kysely'>,
  keyed: Keyed,
  work: (write: Write) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  try {
    return await attempt(database, keyed, work)
  } catch (error) {
    if (!endsSession(error)) throw error
    return attempt(database, keyed, work)
  }
}

function attempt(
  database: Pick<Database, 'kysely'>,
  keyed: Keyed,
  work: (write: Write) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  return inTransaction(database, async (write) => {
    if (!(await claim(write, keyed))) {
      const kept = await findAnswer({ kysely: write }, keyed)
      if (kept === null) throw new Error('A key is taken and has no answer')
      return kept
    }
    const answer = await work(write)
    await write
      .updateTable('idempotency_keys')
      .set(answer)
      .where('edition', '=', keyed.edition)
      .where('key', '=', keyed.key)
      .execute()
    return answer
  })
}

/** Whether the key was free. Waits for a transaction that has just taken it. */
async function claim(write: Write, keyed: Keyed): Promise<boolean> {
  const { edition, key, fingerprint, now } = keyed
  const fresh = { fingerprint, status: null, body: null, created_at: now }
  const row = await write
    .insertInto('idempotency_keys')
    .values({ edition, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['edition', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<=', outdated(keyed)),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

function outdated({ now }: Keyed): Date {
  return new Date(now.getTime() - KEY_LIFE)
}
