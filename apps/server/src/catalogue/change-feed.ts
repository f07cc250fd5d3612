import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { fillGaps, type Gap } from './sequence-gaps.ts'

/** A car that was changed, added or removed. */
export type CarChange = { edition: EditionId; carId: string }

/** Changes read with one query. */
const BATCH_SIZE = 2000
/**
 * Timeout of a gap in the sequence numbers, which a late commit may still fill. Numbers are given out in another order than
 * writers commit; those of a transaction that was rolled back never come.
 */
const GAP_TIMEOUT_SECONDS = 600
/** Days that the log of changes is kept. */
const RETENTION_DAYS = 1
/** Changes that one statement removes: it must not take long. */
const PRUNE_BATCH_SIZE = 20_000

/** Reads the change log: each change once, whatever the order of commits (0004_car_changes explains the log). */
export type ChangeFeed = {
  /** Starts reading at the log's present end. To be called before the cars are loaded. */
  start: () => Promise<void>
  /**
   * Passes the unread changes to `apply`, as an async iterable of batches; they count as read once it has succeeded.
   */
  read: (apply: (blocks: AsyncIterable<CarChange[]>) => Promise<void>) => Promise<void>
  /** Removes changes that no process needs any more. */
  prune: () => Promise<void>
}

/** How far the log was read: up to the number `last`, except for the gaps. */
type Position = { last: number; gaps: Gap[] }
type Row = { seq: number; edition: EditionId; car_id: string }

/** A reader of the log of `database`. */
export function createChangeFeed({ kysely }: Pick<Database, 'kysely'>): ChangeFeed {
  let position: Position = { last: 0, gaps: [] }

  const readGaps = async (gaps: readonly Gap[]): Promise<Row[]> => {
    if (gaps.length === 0) return []
    const { rows } = await sql<Row>`
      select late.* from
        unnest(${gaps.map(({ from }) => from)}::bigint[], ${gaps.map(({ to }) => to)}::bigint[]) as gap (low, high),
        lateral (
          select seq, edition, car_id from car_changes where seq between low and high order by seq limit ${sql.lit(BATCH_SIZE)}
        ) as late
      order by seq limit ${sql.lit(BATCH_SIZE)}
    `.execute(kysely)
    return rows
  }
  const readAfter = async (last: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select seq, edition, car_id from car_changes where seq > ${last} order by seq limit ${sql.lit(BATCH_SIZE)}
    `.execute(kysely)
    return rows
  }

  /** Advances `next` as it reads. */
  async function* readOn(next: Position): AsyncGenerator<CarChange[]> {
    let rows: Row[]
    do {
      rows = await readGaps(next.gaps)
      next.gaps = fillGaps(next.gaps, rows.map(numberOf))
      if (rows.length > 0) yield rows.map(changeOf)
    } while (rows.length === BATCH_SIZE)
    do {
      rows = await readAfter(next.last)
      const numbers = rows.map(numberOf)
      const last = numbers.at(-1) ?? next.last
      next.gaps.push(...fillGaps([{ from: next.last + 1, to: last, since: performance.now() }], numbers))
      next.last = last
      if (rows.length > 0) yield rows.map(changeOf)
    } while (rows.length === BATCH_SIZE)
  }

  return {
    async start() {
      const since = performance.now()
      const { rows } = await sql<{ last: number | null; gaps: Pick<Gap, 'from' | 'to'>[] | null }>`
        with recent as (
          select seq from car_changes where at > now() - make_interval(secs => ${GAP_TIMEOUT_SECONDS})
        ), numbered as (
          select seq, lag(seq, 1, (
            select coalesce(max(seq), 0) from car_changes where seq < (select min(seq) from recent)
          )) over (order by seq) as previous from recent
        )
        select (select max(seq) from car_changes) as last, (
          select json_agg(json_build_object('from', previous + 1, 'to', seq - 1) order by seq)
          from numbered where seq - previous > 1
        ) as gaps
      `.execute(kysely)
      const [log] = rows
      position = { last: log?.last ?? 0, gaps: (log?.gaps ?? []).map((gap) => ({ ...gap, since })) }
    },
    async read(apply) {
      const oldest = performance.now() - GAP_TIMEOUT_SECONDS * 1000
      const next = { ...position, gaps: position.gaps.filter(({ since }) => since > oldest) }
      await apply(readOn(next))
      position = next
    },
    async prune() {
      let removed: bigint | undefined
      do {
        const { numAffectedRows } = await sql`
          delete from car_changes where seq in (
            select seq from car_changes where at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${sql.lit(PRUNE_BATCH_SIZE)}
          )
        `.execute(kysely)
        removed = numAffectedRows
      } while (removed === BigInt(PRUNE_BATCH_SIZE))
    },
  }
}

function numberOf({ seq }: Row): number {
  return seq
}

function changeOf({ edition, car_id }: Row): CarChange {
  return { edition, carId: car_id }
}
