import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'

import type { RequestKind, RequestState } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { carReference, contains, countMatching, PAGE, type TimeCursor } from './listing.ts'

/** The filters of the inbox. `editions` are those of the user. */
export type InboxQuery = {
  editions: readonly EditionId[]
  kinds: readonly RequestKind[]
  states: readonly RequestState[]
  owner: string | null
  /** Those alone that are open and of which the team wanted to be reminded by the day that it is then in their edition. */
  dueAt: Date | null
  /** Words of a reference, its own or that of its car, a name, a number or an address. */
  text: string | null
  after: TimeCursor | null
}

/** A page of the inbox and one more, newest first, with the first thing that the team did with each. */
export function listInbox({ kysely }: Pick<Database, 'kysely'>, query: InboxQuery) {
  const { after } = query
  return kysely
    .selectFrom('requests')
    .leftJoin('staff', 'staff.id', 'requests.owner_id')
    .selectAll('requests')
    .select(['staff.name as owner_name'])
    .select((eb) =>
      eb
        .selectFrom('request_events as event')
        .select((each) => each.fn.min('event.at').as('at'))
        .whereRef('event.edition', '=', 'requests.edition')
        .whereRef('event.request_id', '=', 'requests.id')
        .as('answered_first'),
    )
    .where((eb) => matching(eb, query))
    .$if(after !== null, (builder) =>
      builder.where(sql<boolean>`(requests.created_at, requests.id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(PAGE + 1)
    .execute()
}

/** How many requests match, up to the most that is counted. */
export function countInbox(database: Pick<Database, 'kysely'>, query: InboxQuery): Promise<number> {
  return countMatching(database, 'requests', matching(expressionBuilder<Tables, 'requests'>(), query))
}

function matching(
  eb: ExpressionBuilder<Tables, 'requests'>,
  { editions, kinds, states, owner, dueAt, text }: InboxQuery,
) {
  const field = (name: string) => sql`(requests.fields ->> ${name})`
  return eb.and([
    eb('requests.edition', 'in', [...editions]),
    ...(kinds.length === 0 ? [] : [eb('requests.kind', 'in', [...kinds])]),
    ...(states.length === 0 ? [] : [eb('requests.state', 'in', [...states])]),
    ...(owner === null ? [] : [eb('requests.owner_id', '=', owner)]),
    ...(dueAt === null
      ? []
      : [
          eb('requests.state', '<>', 'closed'),
          eb.or(
            editions.map((edition) =>
              eb.and([
                eb('requests.edition', '=', edition),
                eb('requests.remind_on', '<=', dayOfEdition(EDITIONS[edition], dueAt)),
              ]),
            ),
          ),
        ]),
    ...(text === null
      ? []
      : [
          eb.or([
            contains(sql.ref('requests.reference'), text),
            contains(carReference(editions, sql.ref('requests.edition'), sql.ref('requests.car_id')), text),
            ...['name', 'fullName', 'phone', 'email'].map((name) => contains(field(name), text)),
          ]),
        ]),
  ])
}
