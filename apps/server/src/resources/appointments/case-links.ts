import type { EditionId } from '@otosafi/editions/edition'

import type { IssueLink, StableLink } from '../../auth/stable-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import { ownLink } from './ended-links.ts'

/**
 * The secrets of the links to a booking, visit or sale: the visitor's, the one in the list of their account, which lives on when
 * that has ended, and the team's, which is good until the next event.
 */
export type CaseLinks<Row> = {
  visitor: (write: Write, row: Row) => Promise<string>
  own: (write: Write, row: Row, now: number) => Promise<string>
  team: (write: Write, row: Row) => Promise<string>
}

/** Links are the same at each call. `endedAt` returns since when nothing is left to do; null while something is. */
export function createCaseLinks<Row extends { edition: EditionId; id: string; last_event: string; created_at: Date }>(
  issue: IssueLink,
  {
    purposes,
    endedAt,
  }: {
    purposes: { visitor: StableLink['purpose']; team: StableLink['purpose'] }
    endedAt: (write: Write, row: Row) => Promise<Date | null>
  },
): CaseLinks<Row> {
  const visitors = ({ edition, id }: Row): StableLink => ({ edition, purpose: purposes.visitor, subject: id })
  return {
    visitor: (write, row) => issue(write, visitors(row), row.created_at),
    own: async (write, row, now) =>
      ownLink(issue, write, visitors(row), { endedAt: await endedAt(write, row), now, made: row.created_at }),
    team: (write, { edition, last_event: subject, created_at }) =>
      issue(write, { edition, purpose: purposes.team, subject }, created_at),
  }
}
