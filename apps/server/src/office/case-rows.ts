import { type RawBuilder, sql } from 'kysely'

import type { CaseKind, CaseState, CaseStep } from '@otosafi/api-client/office-schema'
import { OPEN_STATES } from '@otosafi/domain/booking/booking'
import { TIMED_SALE_STATES } from '@otosafi/domain/selling/sale'
import { OPEN_VISIT_STATES } from '@otosafi/domain/visits/visit'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { editionsClaiming, SALE_PROMISES } from '../resources/sales/sale-promises.ts'
import { carReference, contains, countMatching, PAGE, type TimeCursor } from './listing.ts'

/** Where the cases of a kind and what happens to them are, what of them lists show, and the states in which something is due. */
type Source = {
  table: string
  /** The table of what happens to them, and its column of the case. */
  events: readonly [table: string, subject: string]
  about: RawBuilder<string>
  /** The reference of the car of the stock that they are about, or that a seller wants in exchange. */
  car: (editions: readonly EditionId[]) => RawBuilder<unknown>
  due: RawBuilder<Date>
  place: RawBuilder<string>
  /** Whether a refund is the team's to make, since the payment provider cannot. */
  refund: RawBuilder<boolean>
  dueIn: readonly CaseState[]
}

/** Until when a promise to a seller is to be kept, in the editions that make it. */
const PROMISED = sql.join(
  SALE_PROMISES.map(({ state, claim, minutes }) => {
    const isPromised = sql`state = ${sql.lit(state)} and edition = any(${editionsClaiming(claim)}::text[])`
    return sql`when ${isPromised} then changed_at + ${sql.lit(minutes)} * interval '1 minute'`
  }),
  sql` `,
)

const carById = (editions: readonly EditionId[]) => carReference(editions, sql.ref('edition'), sql.ref('car_id'))

const SOURCES: Readonly<Record<CaseKind, Source>> = {
  booking: {
    table: 'bookings',
    events: ['booking_events', 'booking_id'],
    about: sql`car_name`,
    car: carById,
    due: sql`deadline`,
    place: sql`null`,
    refund: sql`exists (
      select from payments p
      join payment_charges c on c.edition = p.edition and c.payment_id = p.id
      join payment_refunds r on r.edition = p.edition and r.provider = c.provider and r.charge = c.charge
      where p.edition = bookings.edition and p.booking_id = bookings.id and r.state = 'byHand'
    )`,
    dueIn: OPEN_STATES,
  },
  visit: {
    table: 'visits',
    events: ['visit_events', 'visit_id'],
    about: sql`car_name`,
    car: carById,
    due: sql`starts_at`,
    place: sql`store_name`,
    refund: sql`false`,
    dueIn: OPEN_VISIT_STATES,
  },
  sale: {
    table: 'sales',
    events: ['sale_events', 'sale_id'],
    about: sql`brand || ' ' || model || ' ' || model_year`,
    car: () => sql.ref('wanted_car'),
    due: sql`case when state = 'appointment' then appointment_at when state = 'offer' then deadline ${PROMISED} end`,
    place: sql`appointment_place`,
    refund: sql`false`,
    dueIn: TIMED_SALE_STATES,
  },
}

/** A case as lists have it. */
export type CaseRow = {
  edition: EditionId
  id: string
  reference: string
  state: CaseState
  about: string
  from: string | null
  due: Date | null
  place: string | null
  refund: boolean
  created_at: Date
}

/** The filters of cases. `editions` are those of the user; `dueFrom` leaves out cases with nothing due from then on. */
export type CaseQuery = {
  kind: CaseKind
  editions: readonly EditionId[]
  states: readonly CaseState[]
  /** Words of a reference, their own or that of their car, a name, a number or an address. */
  text: string | null
  dueFrom: Date | null
  /** Those alone of which the team has a refund to make. */
  hasRefund: boolean
  after: TimeCursor | null
}

/** A page of cases and one more: the latest first, or those that something is due for, the next one first. */
export async function listCases({ kysely }: Pick<Database, 'kysely'>, query: CaseQuery): Promise<CaseRow[]> {
  const { kind, after, dueFrom } = query
  const { about, due, place, refund } = SOURCES[kind]
  const [at, direction, isBehind] = dueFrom === null ? [sql`created_at`, sql`desc`, sql`<`] : [due, sql`asc`, sql`>`]
  const behind = after === null ? sql`true` : sql`(${at}, id) ${isBehind} (${after.at}, ${after.id}::uuid)`
  const { rows } = await sql<CaseRow>`
    select edition, id, reference, state, ${about} as about, full_name as "from", ${due} as due, ${place} as place,
      ${refund} as refund, created_at
    from ${sql.table(SOURCES[kind].table)} where ${matching(query)} and ${behind}
    order by ${at} ${direction}, id ${direction} limit ${sql.lit(PAGE + 1)}
  `.execute(kysely)
  return rows
}

/** How many cases match, up to the most that is counted. */
export function countCases(database: Pick<Database, 'kysely'>, query: CaseQuery): Promise<number> {
  return countMatching(database, SOURCES[query.kind].table, matching(query))
}

function matching({ kind, editions, states, text, dueFrom, hasRefund }: CaseQuery): RawBuilder<unknown> {
  const { car, due, dueIn, refund } = SOURCES[kind]
  const searched = [car(editions), ...['reference', 'full_name', 'phone', 'email'].map((name) => sql.ref(name))]
  const conditions = [
    sql`edition = any(${editions}::text[])`,
    ...(states.length === 0 ? [] : [sql`state = any(${states}::text[])`]),
    ...(dueFrom === null ? [] : [sql`${due} >= ${dueFrom} and state = any(${dueIn}::text[])`]),
    ...(hasRefund ? [refund] : []),
    ...(text === null
      ? []
      : [
          sql`(${sql.join(
            searched.map((column) => contains(column, text)),
            sql` or `,
          )})`,
        ]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The place just behind a case of a list. */
export function placeOf({ id, due, created_at: createdAt }: CaseRow, isByDue: boolean): TimeCursor {
  return { at: isByDue && due !== null ? due : createdAt, id }
}

/** The case as lists have it; undefined where the edition has none with this reference. */
export async function findCase(
  { kysely }: Pick<Database, 'kysely'>,
  kind: CaseKind,
  edition: EditionId,
  reference: string,
): Promise<CaseRow | undefined> {
  const { table, about, due, place, refund } = SOURCES[kind]
  const { rows } = await sql<CaseRow>`
    select edition, id, reference, state, ${about} as about, full_name as "from", ${due} as due, ${place} as place,
      ${refund} as refund, created_at
    from ${sql.table(table)} where edition = ${edition} and reference = ${reference}
  `.execute(kysely)
  return rows[0]
}

/** The most steps of a case that are shown: the latest. */
const MAX_STEPS = 200

/** The events of a case, oldest first. */
export async function listSteps(
  { kysely }: Pick<Database, 'kysely'>,
  kind: CaseKind,
  { edition, id }: Pick<CaseRow, 'edition' | 'id'>,
): Promise<(Omit<CaseStep, 'at'> & { at: Date })[]> {
  const [events, subject] = SOURCES[kind].events
  const { rows } = await sql<Omit<CaseStep, 'at'> & { at: Date }>`
    select at, actor, state, reason from ${sql.table(events)}
    where edition = ${edition} and ${sql.ref(subject)} = ${id} order by version desc limit ${sql.lit(MAX_STEPS)}
  `.execute(kysely)
  return rows.toReversed()
}
