import type { EditionId } from '@otosafi/editions/edition'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { keyFrom, sealText, unsealText } from '../db/sealed-text.ts'
import { endsSession } from '../db/unavailable.ts'

/** Milliseconds for which an idempotency key is stored with its response (P-36). */
export const KEY_LIFETIME_MS = 24 * 3_600_000

/** A request with an idempotency key, and the secret that encrypts its response: responses hold secrets of links. */
export type Keyed = { edition: EditionId; key: string; fingerprint: string; secret: Uint8Array; now: Date }

/** The prefix of encrypted bodies, which no JSON has: older responses are stored in clear. */
const SEALED = 'sealed:'
/** The key is derived for this purpose: with another name nothing that is stored could be read. */
const PURPOSE = 'kept answer'

/** The status of a response and its JSON text, empty where it has none. */
export type StoredResponse = { status: number; body: string }

/**
 * The stored response of a key; null for a new key. Throws `idempotency_key_reused` where the key was used for another
 * request.
 */
export async function findStoredResponse(
  { kysely }: Pick<Database, 'kysely'>,
  keyed: Keyed,
): Promise<StoredResponse | null> {
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
 * Runs `work` in a transaction that also stores its response under the key; a concurrent request with the key gets that response. A
 * thrown problem is not stored, since nothing was done. A lost session is retried once: the second try finds the response of a
 * committed first.
 */
export async function runIdempotently(
  database: Pick<Database, 'kysely'>,
  keyed: Keyed,
  work: (write: Write) => Promise<StoredResponse>,
): Promise<StoredResponse> {
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
  work: (write: Write) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  return inTransaction(database, async (write) => {
    if (!(await claim(write, keyed))) {
      const stored = await findStoredResponse({ kysely: write }, keyed)
      if (stored === null) throw new Error('A key is taken and has no response')
      return stored
    }
    const response = await work(write)
    await write
      .updateTable('idempotency_keys')
      .set({ status: response.status, body: seal(keyed, response.body) })
      .where('edition', '=', keyed.edition)
      .where('key', '=', keyed.key)
      .execute()
    return response
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

function unseal({ secret }: Keyed, stored: string): string {
  return stored.startsWith(SEALED) ? unsealText(keyFrom(secret, PURPOSE), stored.slice(SEALED.length)) : stored
}

function outdated({ now }: Keyed): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS)
}
