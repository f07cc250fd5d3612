import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

type Queries = Pick<Database, 'kysely'>

const NAME = 'alerts'

/**
 * Overlap with which the log of changes is read again: changes appear when their transactions end, not in the order of
 * their times.
 */
export const OVERLAP_SECONDS = 600

/**
 * From when on the log of changes is to be read, and up to when this reading counts; by the database's clock. Without a
 * position everything that the log has is read.
 */
export async function readPosition({ kysely }: Queries): Promise<{ from: Date; upTo: Date }> {
  const { rows } = await sql<{ from: Date; upTo: Date }>`
    select coalesce(max(at), 'epoch') - make_interval(secs => ${OVERLAP_SECONDS}) as from, clock_timestamp() as "upTo"
    from job_positions where name = ${NAME}
  `.execute(kysely)
  const [position] = rows
  if (position === undefined) throw new Error('There is no position')
  return position
}

/** The cars that have changed since, by edition. */
export async function changesSince({ kysely }: Queries, from: Date): Promise<Map<EditionId, string[]>> {
  const { rows } = await sql<{ edition: EditionId; ids: string[] }>`
    select edition, array_agg(distinct car_id) as ids from car_changes where at > ${from} group by edition
  `.execute(kysely)
  return new Map(rows.map(({ edition, ids }) => [edition, ids]))
}

/** Remembers that everything up to then was read. A position never moves back. */
export async function movePosition({ kysely }: Queries, at: Date): Promise<void> {
  await sql`
    insert into job_positions (name, at) values (${NAME}, ${at})
    on conflict (name) do update set at = greatest(job_positions.at, excluded.at)
  `.execute(kysely)
}
