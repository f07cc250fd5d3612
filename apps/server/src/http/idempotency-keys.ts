import { createHmac } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createSecret } from '../db/secrets.ts'

/** Idempotency window: at least this long a repeated submission of a form has the same key. */
const IDEMPOTENCY_WINDOW_MS = 120_000

/** Gives the idempotency key of a form whose page has none: the same for `parts` that come again shortly after. */
export type FindIdempotencyKey = (edition: EditionId, parts: readonly (string | Uint8Array)[]) => Promise<string>

/**
 * Keys for the forms of browsers without script (P-36). A key follows from who sends what in which stretch of time, by a secret
 * of the database. A press just after a stretch has ended gets the key of the stretch where that was used shortly before.
 */
export function createIdempotencyKeys(database: Pick<Database, 'kysely'>, clock: Clock): FindIdempotencyKey {
  const findSecret = createSecret(database, 'formPresses')
  return async (edition, parts) => {
    const secret = await findSecret()
    const now = clock()
    const stretch = Math.floor(now / IDEMPOTENCY_WINDOW_MS)
    const keyIn = (number: number): string => {
      const hmac = createHmac('sha256', secret)
      for (const part of [edition, String(number), ...parts]) hmac.update(`${part.length}\n`).update(part)
      return asUuid(hmac.digest('hex'))
    }
    const before = keyIn(stretch - 1)
    const since = new Date(now - IDEMPOTENCY_WINDOW_MS)
    const used = await database.kysely
      .selectFrom('idempotency_keys')
      .select('edition')
      .where('edition', '=', edition)
      .where('key', '=', before)
      .where('created_at', '>', since)
      // A code that was right is not among them: what it verifies holds the key.
      .unionAll((codes) =>
        codes
          .selectFrom('contact_proofs')
          .select('edition')
          .where('edition', '=', edition)
          .where('proven_by', '=', before)
          .where('proven_at', '>', since),
      )
      .executeTakeFirst()
    return used === undefined ? keyIn(stretch) : before
  }
}

/** A UUID of the free form (version 8) out of hexadecimal digits. */
function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
