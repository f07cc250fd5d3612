import type { EditionId } from '@otosafi/editions/edition'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { keyFrom, sealText, unsealText } from '../db/sealed-text.ts'
import { endsSession } from '../db/unavailable.ts'

/** Milliseconds for which a key is kept with its answer (P-36). */
export const KEY_LIFETIME_MS = 24 * 3_600_000

/** A request with an idempotency key, and the secret under which its answer is sealed: answers hold secrets of links. */
export type Keyed = { edition: EditionId; key: string; fingerprint: string; secret: Uint8Array; now: Date }

/** The prefix of sealed texts, which no JSON has: older answers are stored in clear. */
const SEALED = 'sealed:'
const PURPOSE = 'kept answer'

/** An answer: its status and its JSON text, empty where it has none. */
export type KeptAnswer = { status: number; body: string }

/**
 * The stored answer of a key; null for a new key. Throws `idempotency_key_reused` where the key was used for another
 * request.
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
  return row.status === null || row.body === null ? null : { status: row.status, body: unseal(keyed, row.body) }
}

/**
 * Runs `work` in a transaction that also stores its answer under the key; a concurrent request with the key gets that answer. A thrown
 * problem is not stored, since nothing was done. A lost session is retried once: the second try finds the answer of a committed first.
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
      .set({ status: answer.status, body: seal(keyed, answer.body) })
      .where('edition', '=', keyed.edition)
      .where('key', '=', keyed.key)
      .execute()
    return answer
  })
}

/** Claims the key; false where it is taken. Waits for a concurrent transaction that has claimed it. */
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

function seal({ secret }: Keyed, body: string): string {
  return SEALED + sealText(keyFrom(secret, PURPOSE), body)
}

function unseal({ secret }: Keyed, kept: string): string {
  return kept.startsWith(SEALED) ? unsealText(keyFrom(secret, PURPOSE), kept.slice(SEALED.length)) : kept
}

function outdated({ now }: Keyed): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS)
}
