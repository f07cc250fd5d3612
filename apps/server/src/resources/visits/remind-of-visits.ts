import { isQuiet, remindersOf } from '@otosafi/domain/visits/reminders'
import { DAYS_AHEAD } from '@otosafi/domain/visits/slots'
import { OPEN_VISIT_STATES } from '@otosafi/domain/visits/visit'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { wallClockOf } from '@otosafi/editions/visits/slots-of-store'

import { createStableLinks } from '../../auth/stable-links.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { RunEach } from '../../db/settle-each.ts'
import { writeToVisitor } from '../appointments/write-to-visitor.ts'
import { visitFacts } from './visit-facts.ts'
import { createVisitLinks, VISIT_LINKS } from './visit-links.ts'

const DAY_MS = 24 * 3_600_000

/** `originOf` gives the origin of an edition's pages, for links: `https://otosafi.ma`. */
export type Reminding = { database: Pick<Database, 'kysely'>; clock: Clock; originOf: (edition: EditionId) => string }

/** The reminders of the visits' job. */
type RemindOfVisits = (each: RunEach) => Promise<void>

/**
 * Reminds of visits when it is time to. Each reminder is a transaction of its own, which notes it: none is sent twice. Of
 * several that were missed only one is sent.
 */
export function createRemindOfVisits({ database, clock, originOf }: Reminding): RemindOfVisits {
  const links = createVisitLinks(createStableLinks(database, VISIT_LINKS))
  return async (each) => {
    const now = clock()
    const ahead = await database.kysely
      .selectFrom('visits')
      .select(['edition', 'id', 'starts_at', 'scheduled_at', 'reminded_at'])
      .where('state', 'in', OPEN_VISIT_STATES)
      .where('starts_at', '>', new Date(now))
      .where('starts_at', '<=', new Date(now + DAYS_AHEAD * DAY_MS))
      .orderBy('starts_at')
      .execute()
    await each('visit', ahead, async ({ edition: editionId, id, starts_at, scheduled_at, reminded_at }) => {
      const edition = EDITIONS[editionId]
      const times = { startsAt: starts_at.getTime(), scheduledAt: scheduled_at.getTime() }
      const wallClock = wallClockOf(edition)
      const due = remindersOf(times, wallClock).findLast((at) => at <= now)
      if (due === undefined || isQuiet(now, wallClock) || (reminded_at !== null && reminded_at.getTime() >= due)) return
      await inTransaction(database, async (write) => {
        const row = await write
          .updateTable('visits')
          .set({ reminded_at: new Date(now) })
          .where('edition', '=', editionId)
          .where('id', '=', id)
          .where('state', 'in', OPEN_VISIT_STATES)
          .where('starts_at', '=', starts_at)
          .where(({ eb, or }) => or([eb('reminded_at', 'is', null), eb('reminded_at', '<', new Date(due))]))
          .returningAll()
          .executeTakeFirst()
        if (row === undefined) return
        const context = { edition, origin: originOf(editionId) }
        const facts = {
          visit: visitFacts(row, edition),
          // One that nobody has confirmed does not take place.
          news: row.state === 'requested' ? 'unconfirmed' : 'reminder',
          link: await links.visitor(write, row),
        } as const
        const message = { facts, expiresAt: row.starts_at, isReminder: true }
        await writeToVisitor('visit', write, row, message, context, new Date(now))
      })
    })
  }
}
