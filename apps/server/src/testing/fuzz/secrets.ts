import { randomUUID } from 'node:crypto'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { createLinkToken } from '../../auth/link-tokens.ts'
import { createSessions } from '../../auth/sessions.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { putSubscriber } from '../../resources/newsletter/subscribers.queries.ts'
import { DEMO_CREDENTIALS } from '../../seed/seed-users.ts'
import type { Headers } from './headers.ts'

const HOUR = 3_600_000

/**
 * Secrets that a request is written with before they exist; each is made when it is sent. `access` and `refresh` are
 * tokens of a new session, `elsewhere` of one in another edition, `expired` of one that is over; the others are those of
 * a new subscription's mail, and `key` is an Idempotency-Key. All have the form of a link's token.
 */
const SECRETS = ['access', 'refresh', 'elsewhere', 'expired', 'confirm', 'unsubscribe', 'key'] as const
type Secret = (typeof SECRETS)[number]

/** Stands for a secret in a request. */
export function placeFor(secret: Secret): string {
  return `fuzz-${secret}-`.padEnd(43, '_')
}

/** Puts fresh secrets of an edition in the places that texts have for them. */
export type Secrets = (edition: EditionId, texts: readonly string[]) => Promise<string[]>

/** Makes secrets on a database; `time` is the clock of its server. */
export function createSecrets(database: Database, time: { now: number }): Secrets {
  const open = async (edition: EditionId, now = time.now) => {
    const user = await database.kysely
      .selectFrom('users')
      .select('id')
      .where('edition', '=', edition)
      .where('email', '=', DEMO_CREDENTIALS.email)
      .executeTakeFirstOrThrow()
    const sessions = createSessions(database, () => now)
    return sessions.open({ edition, userId: user.id, remembered: false, device: 'fuzz' })
  }
  const link = async (edition: EditionId, purpose: 'confirmSubscription' | 'unsubscribe') => {
    const now = new Date(time.now)
    const email = `${randomUUID()}@example.org`
    return inTransaction(database, async (write) => {
      const { id: subject } = await putSubscriber(write, { edition, email, language: 'en', now })
      return createLinkToken(write, { edition, purpose, subject, now, life: HOUR })
    })
  }
  const make: Record<Secret, (edition: EditionId) => Promise<string>> = {
    access: async (edition) => (await open(edition)).access,
    refresh: async (edition) => (await open(edition)).refresh,
    elsewhere: async (edition) => (await open(EDITION_IDS.find((id) => id !== edition) ?? edition)).access,
    expired: async (edition) => (await open(edition, time.now - HOUR)).access,
    confirm: (edition) => link(edition, 'confirmSubscription'),
    unsubscribe: (edition) => link(edition, 'unsubscribe'),
    key: async () => randomUUID(),
  }
  return async (edition, texts) => {
    let filled = [...texts]
    for (const secret of SECRETS) {
      const place = placeFor(secret)
      if (!filled.some((text) => text.includes(place))) continue
      const made = await make[secret](edition)
      filled = filled.map((text) => text.replaceAll(place, made))
    }
    return filled
  }
}

/** What a request has that may have places for secrets. */
type WithPlaces = { edition: EditionId; path: string; headers: Headers; body?: string }

/** The same request with fresh secrets in the places that it has for them. */
export async function withSecrets<T extends WithPlaces>({ secrets }: { secrets: Secrets }, request: T): Promise<T> {
  const names = Object.keys(request.headers)
  const { body, path } = request
  const [sentPath = '', sentBody = '', ...texts] = await secrets(request.edition, [
    path,
    body ?? '',
    ...Object.values(request.headers),
  ])
  return {
    ...request,
    path: sentPath,
    headers: Object.fromEntries(names.map((name, place) => [name, texts[place] ?? ''])),
    ...(body === undefined ? {} : { body: sentBody }),
  }
}
