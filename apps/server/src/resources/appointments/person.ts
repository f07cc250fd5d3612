import { type RawBuilder, sql } from 'kysely'

import { MAX_OPEN_BOOKINGS, OPEN_STATES } from '@otosafi/domain/booking/booking'
import { MAX_OPEN_VISITS, OPEN_VISIT_STATES } from '@otosafi/domain/visits/visit'
import type { EditionId } from '@otosafi/editions/edition'

import { lockContact } from '../../auth/contact-limits.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** An address or number, and which of them it is. */
export type Reached = { channel: 'email' | 'phone'; destination: string }

/** The person of a booking or visit: the verified contact, the signed-in account, and the account that has the contact. */
export type Person = Reached & {
  edition: EditionId
  userId: string | null
  account: Pick<UserRow, 'id' | 'email' | 'phone'> | null
}

/** Which bookings and visits are ahead: those in one of the states whose moment has not come; and how many a person may have. */
const AHEAD = {
  bookings: { states: OPEN_STATES, moment: 'deadline', most: MAX_OPEN_BOOKINGS },
  visits: { states: OPEN_VISIT_STATES, moment: 'starts_at', most: MAX_OPEN_VISITS },
} as const

/** Whether a booking or visit is a user's: made while signed in, or as a guest under what the account has verified (P-45). */
export function isOfUser(user: Pick<UserRow, 'id' | 'email' | 'phone'>): RawBuilder<boolean> {
  return sql<boolean>`(user_id = ${user.id} or (user_id is null and ${isUnder(contactsOf(user))}))`
}

/**
 * Throws `too_many_open` where somebody has as many bookings or visits ahead as one may have (P-46): those of the account that
 * has the contact, signed in or not, and of all its contacts. They are locked, so that of several at once none is one too many.
 * `moved` is one that is to go over to the contact: it may be theirs already.
 */
export async function refuseTooMany(
  write: Write,
  kind: keyof typeof AHEAD,
  person: Person,
  now: Date,
  moved: string | null = null,
): Promise<void> {
  const { edition } = person
  const { states, moment, most } = AHEAD[kind]
  for (const contact of contactsOfPerson(person)) await lockContact(write, { edition, ...contact }, now)
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from ${sql.table(kind)}
    where edition = ${edition} and state = any(${[...states]}::text[]) and ${sql.ref(moment)} > ${now}
      and ${isOfPerson(person)} and id is distinct from ${moved}::uuid
  `.execute(write)
  if ((rows[0]?.open ?? 0) >= most) throw new Problem('too_many_open')
}

/** Whether a booking or visit is a person's: of the account that has the contact, or made under any of its contacts. */
export function isOfPerson(person: Person): RawBuilder<boolean> {
  return sql<boolean>`(${isUnder(contactsOfPerson(person))} or user_id = ${person.account?.id ?? null}::uuid)`
}

/** The contacts of a person: the verified one, and those of the account that has it. */
function contactsOfPerson({ account, channel, destination }: Person): Reached[] {
  return contactsOf({ email: null, phone: null, ...account, [channel]: destination })
}

/** Whether a booking or visit was made under one of these contacts. */
function isUnder(contacts: readonly Reached[]): RawBuilder<boolean> {
  const places = contacts.map(({ channel, destination }) => sql`(${channel}, ${destination})`)
  return places.length === 0 ? sql<boolean>`false` : sql<boolean>`(channel, destination) in (${sql.join(places)})`
}

/** The contacts of somebody, in one order for all: two who lock both never wait for each other. */
function contactsOf(of: Pick<UserRow, 'email' | 'phone'>): Reached[] {
  return (['phone', 'email'] as const).flatMap((channel) => {
    const destination = of[channel]
    return destination === null ? [] : [{ channel, destination }]
  })
}
