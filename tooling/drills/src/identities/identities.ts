import type { EditionId } from '@otosafi/editions/edition'
import { createSessions } from '@otosafi/server/auth/sessions'
import type { Guard } from '@otosafi/server/contract/operation-rules'
import type { Operation } from '@otosafi/server/contract/operations'
import type { Database } from '@otosafi/server/db/database'
import { inTransaction } from '@otosafi/server/db/in-transaction'
import { eraseUser } from '@otosafi/server/resources/profile/erase-user'
import { findUser } from '@otosafi/server/resources/profile/user.queries'
import { addUser } from '@otosafi/server/testing/users'

const HOUR_MS = 3_600_000

/** The sender of a request: the edition that is asked, and the headers that identify the sender. */
export type Sender = { edition: EditionId; headers: Readonly<Record<string, string>> }

/** The answer of a guarded operation to an identity other than the owner's; null where the guard does not apply. */
export type Refusal = string | null

/** An identity that is to get nothing of the account of `victim`. */
export type Identity = {
  name: string
  /** Makes the sender anew for each request. */
  make: (world: { database: Database; victim: string; now: number; passwordHash: string }) => Promise<Sender>
  /** How a guard refuses it, for a method. */
  refusal: (guard: Guard, method: Operation['method']) => Refusal
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookies = ({ access, refresh }: { access: string; refresh: string }) => ({
  cookie: `access_token=${access}; refresh_token=${refresh}; session=1`,
})

const open = (database: Database, userId: string, now: number) =>
  createSessions(database, () => now).open({ edition: 'ma', userId, remembered: false, device: 'test' })

let strangers = 0
const addStranger = (database: Database, passwordHash: string) =>
  addUser(database, { email: `stranger${(strangers += 1)}@example.org`, passwordHash })

/** A guard that needs tokens says that these are no good. */
const unauthorized: Identity['refusal'] = (guard) =>
  guard === 'session' || guard === 'refresh' ? '401 unauthorized' : null

/** Cross-site requests, for which browsers send cookies along. */
export const OTHER_SITE = 'a page of another site with the owner’s cookies'

/** Everybody who is not the signed-in owner of an account. */
export const IDENTITIES: readonly Identity[] = [
  { name: 'nobody', make: async () => ({ edition: 'ma', headers: {} }), refusal: unauthorized },
  {
    name: 'a garbage token',
    make: async () => ({ edition: 'ma', headers: bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.') }),
    refusal: unauthorized,
  },
  {
    name: 'another user',
    async make({ database, now, passwordHash }) {
      const { access } = await open(database, await addStranger(database, passwordHash), now)
      return { edition: 'ma', headers: bearer(access) }
    },
    // An access token is no refresh token.
    refusal: (guard) => (guard === 'refresh' ? '401 unauthorized' : null),
  },
  {
    name: 'the owner in another edition',
    async make({ database, victim, now }) {
      return { edition: 'rw', headers: bearer((await open(database, victim, now)).access) }
    },
    refusal: unauthorized,
  },
  {
    name: 'a session that was ended',
    async make({ database, victim, now }) {
      const tokens = await open(database, victim, now)
      await createSessions(database, () => now).end('ma', tokens)
      return { edition: 'ma', headers: cookies(tokens) }
    },
    refusal: unauthorized,
  },
  {
    name: 'a user who was deleted',
    async make({ database, now, passwordHash }) {
      const id = await addStranger(database, passwordHash)
      const tokens = await open(database, id, now)
      const user = await findUser(database, 'ma', id)
      if (user) await inTransaction(database, (write) => eraseUser(write, user))
      return { edition: 'ma', headers: cookies(tokens) }
    },
    refusal: unauthorized,
  },
  {
    name: 'an access token that has expired',
    async make({ database, victim, now }) {
      return { edition: 'ma', headers: bearer((await open(database, victim, now - HOUR_MS)).access) }
    },
    refusal: (guard) => (guard === 'session' ? '401 token_expired' : guard === 'refresh' ? '401 unauthorized' : null),
  },
  {
    name: OTHER_SITE,
    async make({ database, victim, now }) {
      const headers = { ...cookies(await open(database, victim, now)), 'sec-fetch-site': 'cross-site' }
      return { edition: 'ma', headers }
    },
    refusal: (guard, method) =>
      method !== 'GET' || guard === 'session' || guard === 'refresh' ? '403 cross_origin' : null,
  },
]
