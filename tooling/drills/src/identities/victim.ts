import { randomUUID } from 'node:crypto'

import { createContactVerifications } from '@otosafi/server/auth/contact-verifications'
import { createSessions } from '@otosafi/server/auth/sessions'
import type { Database } from '@otosafi/server/db/database'
import { inTransaction } from '@otosafi/server/db/in-transaction'
import { insertSearch } from '@otosafi/server/resources/saved-searches/saved-searches.queries'
import { addUser } from '@otosafi/server/testing/users'

const EMAIL = 'amina.victim@example.org'
const PHONE = '+212661987654'
const PENDING = 'amina.next@example.org'
const BIO = 'Amina’s own words'
const WRITTEN = 'What Amina asked of the team'
const CAR = '0000000z'

/** An account in `ma` with something in every table that accounts have, and texts that no answer to others may have. */
export type Victim = {
  id: string
  /** The ids of things that are the account's own. */
  favourite: string
  savedSearch: string
  session: string
  request: string
  /** Texts that reveal the account. */
  marks: readonly string[]
  /** All that is stored of the account, sessions apart that were opened later. */
  read: () => Promise<string>
}

/** Writes the account. `now` in milliseconds. */
export async function addVictim(database: Database, now: number): Promise<Victim> {
  const at = new Date(now)
  const { kysely } = database
  const id = await addUser(database, { email: EMAIL, phone: PHONE })
  await kysely.updateTable('users').set({ bio: BIO, pending_email: PENDING }).where('id', '=', id).execute()
  const own = { edition: 'ma', user_id: id } as const
  const [favourite, consent, reference] = [randomUUID(), randomUUID(), 'MA-QU-V1CT1M01']
  await kysely
    .insertInto('wish_list_items')
    .values({ ...own, id: favourite, car_id: CAR, car_name: 'A car of Amina', price: 1, created_at: at })
    .execute()
  await kysely
    .insertInto('blog_likes')
    .values({ ...own, blog_id: 'a-post', created_at: at })
    .execute()
  await kysely
    .insertInto('consents')
    .values({ ...own, id: consent, purpose: 'account', given: true, at })
    .execute()
  await kysely
    .insertInto('requests')
    .values({
      ...own,
      reference,
      kind: 'question',
      language: 'fr',
      car_id: null,
      fields: JSON.stringify({ message: WRITTEN }),
      consented_at: at,
      created_at: at,
    })
    .execute()
  const search = { query: 'q=what+Amina+seeks', frequency: 'daily', channel: 'email' } as const
  const { id: savedSearch } = await inTransaction(database, (write) =>
    insertSearch(write, { edition: 'ma', userId: id }, search, { known: [], now: at }),
  )
  const verifications = createContactVerifications(database, () => now)
  const pending = { edition: 'ma', channel: 'email', destination: PENDING } as const
  const verification = await inTransaction(database, (write) => verifications.ask(write, pending, { userId: id }))
  const sessions = createSessions(database, () => now)
  await sessions.open({ edition: 'ma', userId: id, remembered: true, device: 'Amina’s telephone' })
  const [session = ''] = (await sessions.list('ma', id)).map((each) => each.id)
  const { rows } = await database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
       and table_name <> 'sessions'`,
  )
  const stored = [
    ...rows.map(({ table_name: table }) => `select t::text from "${table}" as t where user_id = '${id}' order by 1`),
    `select t::text from users as t where id = '${id}'`,
    `select t::text from sessions as t where id = '${session}'`,
  ]
  // One statement, since it is asked after every call.
  const statement = `select json_build_array(${stored.map((each) => `array(${each})`).join(', ')})::text as everything`
  return {
    id,
    favourite,
    savedSearch,
    session,
    request: reference,
    marks: [
      id,
      favourite,
      savedSearch,
      session,
      consent,
      reference,
      verification.id,
      EMAIL,
      PENDING,
      PHONE,
      BIO,
      WRITTEN,
      'Amina',
    ],
    async read() {
      const found = await database.pool.query<{ everything: string }>(statement)
      return String(found.rows[0]?.everything)
    },
  }
}
