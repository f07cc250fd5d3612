import type { EditionId } from '@otosafi/editions/edition'

import type { KeepLink, KeptLink } from '../../auth/kept-links.ts'
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
  keep: KeepLink,
  {
    purposes,
    endedAt,
  }: {
    purposes: { visitor: KeptLink['purpose']; team: KeptLink['purpose'] }
    endedAt: (write: Write, row: Row) => Promise<Date | null>
  },
): CaseLinks<Row> {
  const visitors = ({ edition, id }: Row): KeptLink => ({ edition, purpose: purposes.visitor, subject: id })
  return {
    visitor: (write, row) => keep(write, visitors(row), row.created_at),
    own: async (write, row, now) =>
      ownLink(keep, write, visitors(row), { endedAt: await endedAt(write, row), now, made: row.created_at }),
    team: (write, { edition, last_event: subject, created_at }) =>
      keep(write, { edition, purpose: purposes.team, subject }, created_at),
  }
}
