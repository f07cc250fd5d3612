import { Readable } from 'node:stream'

import { sql } from 'kysely'

import { csvLine } from '@otosafi/domain/office/csv'
import type { EditionId } from '@otosafi/editions/edition'

import { withoutBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { contains, editionsOf, PAGE, pageOf } from './listing.ts'
import type { Staff } from './staff.ts'

/** How many entries are read at once for a file. */
const AT_ONCE = 1000

const HEADINGS = ['at', 'by', 'operation', 'edition', 'subject', 'before', 'after', 'requestId']

/** The filters of entries. */
type Filter = { edition?: EditionId | undefined; actor?: string | undefined; text?: string | undefined }

/** The audit log of the editions of who asks; what belongs to none, the team's accounts and sessions, is for owners, as the team is. */
export function createAuditHandlers({
  database: { kysely },
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'listAudit' | 'exportAudit'> {
  return {
    async listAudit({ query: { cursor, ...filter } }, { staff }) {
      const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined
      const rows = await listEntries(kysely, { filter, staff, before, most: PAGE + 1 })
      const { page, nextCursor } = pageOf(rows, ({ number }) => String(number))
      return {
        status: 200,
        body: {
          entries: page.map(({ at, staff_id, name, operation, edition, subject, before: was, after, request_id }) => ({
            at: at.toISOString(),
            by: name === null ? null : { id: staff_id, name },
            operation,
            edition,
            subject,
            before: was,
            after,
            requestId: request_id,
          })),
          nextCursor,
        },
      }
    },

    async exportAudit({ query: filter }, { staff, audit }) {
      // Refuses an edition of others before anything is sent.
      editionsOf(staff, filter.edition)
      await audit({ edition: filter.edition ?? null, subject: 'audit', before: null, after: { ...filter } })
      return {
        status: 200,
        body: Readable.from(linesOf(kysely, filter, staff)),
        headers: { 'content-disposition': 'attachment; filename="otosafi-audit.csv"' },
      }
    },
  }
}

/** The lines of a file of all entries, which are read as they are sent. */
async function* linesOf(kysely: Database['kysely'], filter: Filter, staff: Staff): AsyncGenerator<string> {
  yield csvLine(HEADINGS)
  for (let before: number | undefined, isLast = false; !isLast;) {
    // Sending takes as long as its receiver needs.
    const rows = await withoutBudget(() => listEntries(kysely, { filter, staff, before, most: AT_ONCE }))
    yield rows.map(lineOf).join('')
    before = rows.at(-1)?.number
    isLast = rows.length < AT_ONCE
  }
}

type Entry = Awaited<ReturnType<typeof listEntries>>[number]

function lineOf({ at, name, operation, edition, subject, before, after, request_id }: Entry): string {
  const values = [before, after].map((each) => (each === null ? '' : JSON.stringify(each)))
  return csvLine([at.toISOString(), name ?? '', operation, edition ?? '', subject, ...values, request_id])
}

/** Entries that match, the latest first, from behind the number `before` on. */
function listEntries(
  kysely: Database['kysely'],
  {
    filter: { edition, actor, text },
    staff,
    before,
    most,
  }: { filter: Filter; staff: Staff; before: number | undefined; most: number },
) {
  const editions = editionsOf(staff, edition)
  return kysely
    .selectFrom('audit_log as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .selectAll('entry')
    .select('staff.name')
    .where((eb) =>
      eb.or([
        eb('entry.edition', 'in', [...editions]),
        ...(edition === undefined && staff.role === 'owner' ? [eb('entry.edition', 'is', null)] : []),
      ]),
    )
    .$if(actor !== undefined, (builder) => builder.where('entry.staff_id', '=', actor ?? ''))
    .$if(text !== undefined, (builder) => builder.where(contains(sql.ref('entry.subject'), text ?? '')))
    .$if(before !== undefined, (builder) => builder.where('entry.number', '<', before ?? 0))
    .orderBy('entry.number', 'desc')
    .limit(most)
    .execute()
}
