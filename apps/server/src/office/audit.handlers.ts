import { sql } from 'kysely'

import type { Database } from '../db/database.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { contains, editionsOf, PAGE, pageOf } from './listing.ts'

/** The audit log of the editions of who asks; what belongs to none, the team's accounts and sessions, is for owners, as the team is. */
export function createAuditHandlers({
  database: { kysely },
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'listAudit'> {
  return {
    async listAudit({ query: { edition, actor, text, cursor } }, { staff }) {
      const editions = editionsOf(staff, edition)
      const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined
      const rows = await kysely
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
        .limit(PAGE + 1)
        .execute()
      const { page, nextCursor } = pageOf(rows, ({ number }) => String(number))
      return {
        status: 200,
        body: {
          entries: page.map(({ at, staff_id, name, operation, edition: of, subject, before, after, request_id }) => ({
            at: at.toISOString(),
            by: name === null ? null : { id: staff_id, name },
            operation,
            edition: of,
            subject,
            before,
            after,
            requestId: request_id,
          })),
          nextCursor,
        },
      }
    },
  }
}
