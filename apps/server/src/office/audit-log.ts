import type { Write } from '../db/in-transaction.ts'
import type { Change } from './handler.ts'

/** A change: its time, the member of the team, the operation and the request. */
type Act = { at: Date; staffId: string; operation: string; requestId: string }

/** Writes a change into the audit log, in the transaction that makes it. */
export async function writeAudit(
  write: Write,
  { at, staffId, operation, requestId }: Act,
  { edition, subject, before, after }: Change,
): Promise<void> {
  await write
    .insertInto('audit_log')
    .values({
      at,
      staff_id: staffId,
      operation,
      edition,
      subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      request_id: requestId,
    })
    .execute()
}
