import { type Expression, type RawBuilder, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { EDITIONS } from '@otosafi/editions/registry'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { type Staff, worksIn } from './staff.ts'

/** As many as a page of a list has. */
export const PAGE = 50
/** The count of a list ends here. */
export const MAX_COUNTED = 10_000

/** The editions that a list is of: the one that is asked for, or all of who asks. Throws `forbidden` where they do not work in it. */
export function editionsOf(staff: Pick<Staff, 'editions'>, asked: EditionId | undefined): readonly EditionId[] {
  if (asked === undefined) return staff.editions
  if (!worksIn(staff, asked)) throw new Problem('forbidden')
  return [asked]
}

/** A page of rows that were read with one more than {@link PAGE}, and the cursor behind its last where there are more. */
export function pageOf<Row>(rows: readonly Row[], cursorBehind: (last: Row) => string) {
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > PAGE && last !== undefined ? cursorBehind(last) : null }
}

/** How many rows match: a first page that is not full has them all, and nothing is counted again. */
export async function totalOf(
  rows: readonly unknown[],
  { after }: { after: unknown },
  count: () => Promise<number>,
): Promise<number> {
  return after === null && rows.length <= PAGE ? rows.length : count()
}

/** How many rows of a table match, up to {@link MAX_COUNTED}. */
export async function countMatching(
  { kysely }: Pick<Database, 'kysely'>,
  table: string,
  matching: Expression<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total
    from (select 1 from ${sql.table(table)} where ${matching} limit ${sql.lit(MAX_COUNTED)}) as found
  `.execute(kysely)
  return Number(rows[0]?.total ?? 0)
}

/** A pattern of `like` for texts that contain one. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (each) => `\\${each}`)}%`
}

/** Whether a column contains a text, whatever its case. A text of ASCII is compared byte by byte, in half of the time. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const compared = /^[ -~]*$/.test(text) ? sql`${column} collate "C"` : column
  return sql`${compared} ilike ${containing(text)}`
}

/** The reference of a car, as visitors and the team read it, by the columns of its edition, one of some, and of its id. */
export function carReference(
  editions: readonly EditionId[],
  edition: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const prefixes = editions.map((each) => sql`when ${each} then ${referencePrefix(EDITIONS[each])}::text`)
  return sql`(case ${edition} ${sql.join(prefixes, sql` `)} end || '-' || ${id})`
}

/** A place in a list: just behind what has that time and id. */
export type TimeCursor = { at: Date; id: string }

/** Reads a cursor; null where it is invalid or missing. */
export function readTimeCursor(text: string | undefined): TimeCursor | null {
  const [, millis, id] = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? []
  return millis === undefined || id === undefined ? null : { at: new Date(Number(millis)), id }
}

/** Writes a cursor. */
export function writeTimeCursor({ at, id }: TimeCursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url')
}
