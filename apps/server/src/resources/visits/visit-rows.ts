import type { Selectable } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { VisitTables } from '../../db/visit-tables.ts'
import { latestEvents } from '../appointments/latest-events.ts'
import { isOfUser } from '../appointments/person.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** A visit as it is stored. */
export type VisitRow = Selectable<VisitTables['visits']>

/** An event of a visit as its visitor may know it: reasons are the team's own. */
export type VisitEventRow = Pick<
  Selectable<VisitTables['visit_events']>,
  'action' | 'actor' | 'state' | 'starts_at' | 'at'
>

/** The visit with this id; undefined where the edition has none. */
export function findVisit(
  queries: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  id: string,
): Promise<VisitRow | undefined> {
  return queries.selectFrom('visits').selectAll().where('edition', '=', edition).where('id', '=', id).executeTakeFirst()
}

/** The visit with this id, which nobody else changes until the transaction ends. */
export function lockVisit(write: Write, edition: EditionId, id: string): Promise<VisitRow | undefined> {
  return write
    .selectFrom('visits')
    .selectAll()
    .where('edition', '=', edition)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The visit that an event happened to; undefined where the edition has none. */
export function findVisitOfEvent(
  queries: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  event: string,
): Promise<VisitRow | undefined> {
  return queries
    .selectFrom('visits')
    .innerJoin('visit_events', (join) =>
      join.onRef('visit_events.edition', '=', 'visits.edition').onRef('visit_events.visit_id', '=', 'visits.id'),
    )
    .selectAll('visits')
    .where('visit_events.edition', '=', edition)
    .where('visit_events.id', '=', event)
    .executeTakeFirst()
}

/** Events of a visit, oldest first. */
export function listVisitEvents(
  queries: Pick<Write, 'selectFrom'>,
  { edition, id }: Pick<VisitRow, 'edition' | 'id'>,
): Promise<VisitEventRow[]> {
  return latestEvents(
    queries
      .selectFrom('visit_events')
      .select(['action', 'actor', 'state', 'starts_at', 'at'])
      .where('edition', '=', edition)
      .where('visit_id', '=', id)
      .orderBy('version', 'desc'),
  )
}

/** The visits of a user, latest first. */
export function listVisitsOf({ kysely }: Pick<Database, 'kysely'>, user: UserRow): Promise<VisitRow[]> {
  return kysely
    .selectFrom('visits')
    .selectAll()
    .where('edition', '=', user.edition)
    .where(isOfUser(user))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}
