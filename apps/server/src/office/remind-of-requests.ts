import type { Selectable } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'
import { writeMail } from '@otosafi/messages/write-message'

import { type Clock, isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import type { OfficeTables } from '../db/office-tables.ts'
import { settleEach } from '../db/settle-each.ts'
import { enqueueMail } from '../outside/outbox/enqueue-message.ts'
import { seesRequests } from './contract.ts'

/** The hours in which the team is reminded: what was missed until noon waits for the next day. */
const MORNING = { from: 7, until: 12 } as const
/** The most requests that a mail names. */
const MAX_NAMED = 20

type Owner = Pick<Selectable<OfficeTables['staff']>, 'id' | 'name' | 'email' | 'role' | 'editions'>
type Reminding = { database: Pick<Database, 'kysely'>; clock: Clock; officeOrigin: () => string }

/**
 * Reminds members of the team of the requests that they see to and that are due, by one mail a day, in the morning of the first of their
 * editions. Each mail is a transaction of its own, which notes the day: none is sent twice.
 */
export function createRemindOfRequests({ database, clock, officeOrigin }: Reminding) {
  return (signal: AbortSignal): Promise<void> =>
    settleEach(signal, async (each) => {
      const now = clock()
      const team = await database.kysely
        .selectFrom('staff')
        .select(['id', 'name', 'email', 'role', 'editions'])
        .where('closed_at', 'is', null)
        .where('password_hash', 'is not', null)
        .execute()
      await each('reminder of', team, async (owner) => {
        const [first] = owner.editions
        // Nobody is led to what their role does not open.
        if (first === undefined || !seesRequests(owner)) return
        const wall = localTime(now, EDITIONS[first].timeZone)
        const hour = wall.getUTCHours()
        if (hour < MORNING.from || hour >= MORNING.until) return
        const reminding = { first, day: isoDay(wall), now: new Date(now), origin: officeOrigin() }
        await inTransaction(database, (write) => remind(write, owner, reminding))
      })
    })
}

async function remind(
  write: Write,
  { id, name, email: to, editions }: Owner,
  { first, day, now, origin }: { first: EditionId; day: string; now: Date; origin: string },
): Promise<void> {
  const due = await write
    .selectFrom('requests')
    .select(['reference', 'kind'])
    .where('edition', 'in', editions)
    .where('owner_id', '=', id)
    .where('remind_on', '<=', day)
    .where('state', '<>', 'closed')
    .orderBy('remind_on')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (due.length === 0) return
  const noted = await write
    .updateTable('staff')
    .set({ reminded_on: day })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<', day)]))
    .returning('id')
    .executeTakeFirst()
  if (noted === undefined) return
  const edition = EDITIONS[first]
  const facts = { owner: id, name, requests: due.slice(0, MAX_NAMED), count: due.length }
  const mail = writeMail('dueRequests', facts, { edition, language: edition.languages[0], origin, phone: null })
  await enqueueMail(write, edition, { to, ...mail }, now)
}
