import type { KeepLink } from '../../auth/kept-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import { ownLink } from '../appointments/ended-links.ts'
import { visitOver } from './visit-over.ts'
import type { VisitRow } from './visit-rows.ts'

/** The secret that links of visits follow from. */
export const VISIT_LINKS = 'visit links'

/**
 * The secrets of a visit's links: the visitor's, the one in the list of their account, which lives on when that has
 * ended, and the team's, which is good until the next event.
 */
export type VisitLinks = {
  visitor: (write: Write, row: VisitRow) => Promise<string>
  own: (write: Write, row: VisitRow, now: number) => Promise<string>
  team: (write: Write, row: VisitRow) => Promise<string>
}

/** Links of visits; the same one whenever it is asked for. */
export function createVisitLinks(keep: KeepLink): VisitLinks {
  return {
    visitor: (write, { edition, id: subject, created_at }) =>
      keep(write, { edition, purpose: 'visit', subject }, created_at),
    own: async (write, row, now) =>
      ownLink(
        keep,
        write,
        { edition: row.edition, purpose: 'visit', subject: row.id },
        { over: await visitOver(write, row), now, made: row.created_at },
      ),
    team: (write, { edition, last_event: subject, created_at }) =>
      keep(write, { edition, purpose: 'teamVisit', subject }, created_at),
  }
}
