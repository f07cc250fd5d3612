import { type ExpressionBuilder, sql } from 'kysely'

import type { RequestKind, RequestState } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { containing, MOST_COUNTED, PAGE, type TimeCursor } from './listing.ts'

/** What the inbox is asked for. `editions` are those of who asks. */
export type InboxQuery = {
  editions: readonly EditionId[]
  kinds: readonly RequestKind[]
  states: readonly RequestState[]
  owner: string | null
  /** Words of a reference, a name, a number or an address. */
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

/** How many requests match, up to {@link MOST_COUNTED}. */
export async function countInbox({ kysely }: Pick<Database, 'kysely'>, query: InboxQuery): Promise<number> {
  const { total } = await kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('requests')
        .select('id')
        .where((each) => matching(each, query))
        .limit(MOST_COUNTED)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matching(eb: ExpressionBuilder<Tables, 'requests'>, { editions, kinds, states, owner, text }: InboxQuery) {
  const field = (name: string) => sql<string>`requests.fields ->> ${name}`
  const pattern = containing(text ?? '')
  return eb.and([
    eb('requests.edition', 'in', [...editions]),
    ...(kinds.length === 0 ? [] : [eb('requests.kind', 'in', [...kinds])]),
    ...(states.length === 0 ? [] : [eb('requests.state', 'in', [...states])]),
    ...(owner === null ? [] : [eb('requests.owner_id', '=', owner)]),
    ...(text === null
      ? []
      : [
          eb.or([
            eb('requests.reference', 'ilike', pattern),
            ...['name', 'fullName', 'phone', 'email'].map((name) => eb(field(name), 'ilike', pattern)),
          ]),
        ]),
  ])
}
