import { randomUUID } from 'node:crypto'

import { decodeJwt } from 'jose'

import { once } from '@otosafi/domain/once'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { createContactVerifications } from '@otosafi/server/auth/contact-verifications'
import { createLinkToken } from '@otosafi/server/auth/link-tokens'
import { createSessions } from '@otosafi/server/auth/sessions'
import type { Database } from '@otosafi/server/db/database'
import { inTransaction } from '@otosafi/server/db/in-transaction'
import { putSubscriber } from '@otosafi/server/resources/newsletter/subscribers.queries'
import { insertSearch } from '@otosafi/server/resources/saved-searches/saved-searches.queries'
import { DEMO_CREDENTIALS } from '@otosafi/server/seed/seed-users'

import type { Headers } from './headers.ts'
import { createLinkedSubjects } from './linked-subjects.ts'

const HOUR = 3_600_000

/**
 * Secrets that a request is written with before they exist; each is made when it is sent. `access` and `refresh` are
 * tokens of a new session, `elsewhere` of one in another edition, `expired` of one that is over; `confirm` and `unsubscribe`
 * are those of a new subscription's mail, `stop` that of an alert, `wait` confirms that somebody waits for a reserved
 * car, `booking`, `visit` and `sale` are those of a booking, a visit and a sale with an offer, `sentSale` and
 * `appointedSale` those of sales before it, `poll` that of cars to choose between, and `key` is an Idempotency-Key. `own`
 * is an access token of a new account, which has a `favourite`, a `savedSearch`, a second session (`ownSession`) and a
 * link to `reset` its password. `verify` is the link of a new sign-up, `contact` its address, and `proofId` and `code`
 * what verifies that. `guest` is the address that a guest has verified, and `guestVerification` the verification. All
 * have the form of a link's token.
 */
const SECRETS = [
  ...([
    'access',
    'refresh',
    'elsewhere',
    'expired',
    'confirm',
    'unsubscribe',
    'stop',
    'wait',
    'booking',
    'visit',
    'sale',
    'sentSale',
    'appointedSale',
    'poll',
    'key',
  ] as const),
  ...(['own', 'favourite', 'savedSearch', 'ownSession', 'reset', 'verify', 'contact', 'proofId', 'code'] as const),
  ...(['guest', 'guestVerification'] as const),
] as const
type Secret = (typeof SECRETS)[number]

/** Placeholder of a secret in a request. */
export function placeFor(secret: Secret): string {
  return `fuzz-${secret}-`.padEnd(43, '_')
}

/** Puts fresh secrets of an edition in the places that texts have for them. */
export type Secrets = (edition: EditionId, texts: readonly string[]) => Promise<string[]>

/** Makes secrets on a database; `time` is the clock of its server. */
export function createSecrets(database: Database, time: { now: number }): Secrets {
  const verifications = createContactVerifications(database, () => time.now)
  const linked = createLinkedSubjects(database, time)
  const openFor = (edition: EditionId, userId: string, now = time.now) =>
    createSessions(database, () => now).open({ edition, userId, remembered: false, device: 'fuzz' })
  const open = async (edition: EditionId, now?: number) => {
    const user = await database.kysely
      .selectFrom('users')
      .select('id')
      .where('edition', '=', edition)
      .where('email', '=', DEMO_CREDENTIALS.email)
      .executeTakeFirstOrThrow()
    return openFor(edition, user.id, now)
  }
  const link = async (edition: EditionId, purpose: 'confirmSubscription' | 'unsubscribe') => {
    const now = new Date(time.now)
    const email = `${randomUUID()}@example.org`
    return inTransaction(database, async (write) => {
      const { id: subject } = await putSubscriber(write, { edition, email, language: 'en', now })
      return createLinkToken(write, { edition, purpose, subject, now, life: HOUR })
    })
  }
  /** A new account with the demonstration's password; `signUp` for one that is not verified yet. */
  const addUser = async (edition: EditionId, signUp: boolean) => {
    const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
    const now = new Date(time.now)
    const { password_hash } = await database.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', DEMO_CREDENTIALS.email)
      .limit(1)
      .executeTakeFirstOrThrow()
    const user = {
      edition,
      id,
      full_name: 'Fuzz',
      password_hash,
      bio: null,
      photo: null,
      created_at: now,
    }
    const contact = signUp
      ? { email: null, phone: null, pending_email: email, pending_phone: null }
      : { email, email_verified_at: now, phone: null, pending_email: null, pending_phone: null }
    await database.kysely
      .insertInto('users')
      .values({ ...user, language: 'en', ...contact })
      .execute()
    return { id, email }
  }
  const favouriteOf = async (edition: EditionId, user_id: string) => {
    const id = randomUUID()
    const row = {
      edition,
      id,
      user_id,
      car_id: '0000000z',
      car_name: 'A car',
      price: 1,
      created_at: new Date(time.now),
    }
    await database.kysely.insertInto('wish_list_items').values(row).execute()
    return id
  }
  const searchOf = (edition: EditionId, userId: string) =>
    inTransaction(database, async (write) => {
      const search = { query: 'brand=kia', frequency: 'daily', channel: 'email' } as const
      const { id } = await insertSearch(write, { edition, userId }, search, { known: [], now: new Date(time.now) })
      return id
    })
  /** An address that a guest has verified. */
  const verifyGuest = async (edition: EditionId) => {
    const contact = { edition, channel: 'email', destination: `${randomUUID()}@example.org` } as const
    const { id, code } = await inTransaction(database, (write) => verifications.ask(write, contact, { userId: null }))
    await verifications.check({ id, contact, code }, async () => {})
    return { id, email: contact.destination }
  }
  const askVerification = async (edition: EditionId) => {
    const { id: userId, email: destination } = await addUser(edition, true)
    const contact = { edition, channel: 'email', destination } as const
    const { id, code } = await inTransaction(database, (write) => verifications.ask(write, contact, { userId }))
    return { id, code, destination }
  }
  const linkTo = (edition: EditionId, purpose: 'proveEmail' | 'resetPassword' | 'stopSearch', subject: string) =>
    inTransaction(database, (write) =>
      createLinkToken(write, { edition, purpose, subject, now: new Date(time.now), life: HOUR }),
    )
  /** Subjects shared by the secrets of one request. */
  const share = (edition: EditionId) => ({
    owner: once(() => addUser(edition, false)),
    verification: once(() => askVerification(edition)),
    guest: once(() => verifyGuest(edition)),
  })
  type Shared = ReturnType<typeof share>
  const make: Record<Secret, (edition: EditionId, shared: Shared) => Promise<string>> = {
    access: async (edition) => (await open(edition)).access,
    refresh: async (edition) => (await open(edition)).refresh,
    elsewhere: async (edition) => (await open(EDITION_IDS.find((id) => id !== edition) ?? edition)).access,
    expired: async (edition) => (await open(edition, time.now - HOUR)).access,
    confirm: (edition) => link(edition, 'confirmSubscription'),
    unsubscribe: (edition) => link(edition, 'unsubscribe'),
    stop: async (edition, { owner }) => linkTo(edition, 'stopSearch', await searchOf(edition, (await owner()).id)),
    ...linked,
    key: async () => randomUUID(),
    own: async (edition, { owner }) => (await openFor(edition, (await owner()).id)).access,
    favourite: async (edition, { owner }) => favouriteOf(edition, (await owner()).id),
    savedSearch: async (edition, { owner }) => searchOf(edition, (await owner()).id),
    async ownSession(edition, { owner }) {
      const { access } = await openFor(edition, (await owner()).id)
      return String(decodeJwt(access)['sid'])
    },
    reset: async (edition, { owner }) => linkTo(edition, 'resetPassword', (await owner()).id),
    verify: async (edition, { verification }) => linkTo(edition, 'proveEmail', (await verification()).id),
    contact: async (_, { verification }) => (await verification()).destination,
    proofId: async (_, { verification }) => (await verification()).id,
    code: async (_, { verification }) => (await verification()).code,
    guest: async (_, { guest }) => (await guest()).email,
    guestVerification: async (_, { guest }) => (await guest()).id,
  }
  return async (edition, texts) => {
    const shared = share(edition)
    let filled = [...texts]
    for (const secret of SECRETS) {
      const place = placeFor(secret)
      if (!filled.some((text) => text.includes(place))) continue
      const made = await make[secret](edition, shared)
      filled = filled.map((text) => text.replaceAll(place, made))
    }
    return filled
  }
}

/** A request with placeholders for secrets. */
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
