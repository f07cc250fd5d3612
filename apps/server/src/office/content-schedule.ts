import type { ContentList } from '@otosafi/domain/office/content-lists'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { settleEach } from '../db/settle-each.ts'
import { writeAudit } from './audit-log.ts'
import { findContentRow, keepContent, updateContent } from './content.queries.ts'

type Item = { edition: EditionId; list: ContentList; id: string }

/** When the site is to show an item; null where nobody has decided it. */
export async function findPublishAt(write: Write, { edition, list, id }: Item): Promise<Date | null> {
  const row = await write
    .selectFrom('content_schedule')
    .select('publish_at')
    .where('edition', '=', edition)
    .where('list', '=', list)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row?.publish_at ?? null
}

/** Has the site show an item from a moment on; null takes back what was decided before. */
export async function schedule(
  write: Write,
  { edition, list, id }: Item,
  publishAt: Date | null,
  staffId: string,
): Promise<void> {
  await write
    .deleteFrom('content_schedule')
    .where('edition', '=', edition)
    .where('list', '=', list)
    .where('item_id', '=', id)
    .execute()
  if (publishAt !== null)
    await write
      .insertInto('content_schedule')
      .values({ edition, list, item_id: id, publish_at: publishAt, staff_id: staffId })
      .execute()
}

/** Creates the job that publishes what is due, each item in a transaction of its own with its entry in the audit log. */
export function createPublishDue({
  database,
  clock,
}: {
  database: Pick<Database, 'kysely'>
  clock: Clock
}): (signal: AbortSignal) => Promise<void> {
  return (signal) =>
    settleEach(signal, async (each) => {
      const now = new Date(clock())
      const due = await database.kysely
        .selectFrom('content_schedule')
        .select(['edition', 'list', 'item_id as id'])
        .where('publish_at', '<=', now)
        .orderBy('publish_at')
        .execute()
      await each('publication of', due, (item) => inTransaction(database, (write) => publish(write, item, now)))
    })
}

/** Publishes an item, unless it was put off meanwhile, or another process has come first. */
async function publish(write: Write, item: Item, now: Date): Promise<void> {
  const { edition, list, id } = item
  const due = await write
    .selectFrom('content_schedule')
    .select('staff_id')
    .where('edition', '=', edition)
    .where('list', '=', list)
    .where('item_id', '=', id)
    .where('publish_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (due === undefined) return
  const { staff_id: staffId } = due
  const row = await findContentRow(write, item, 'forUpdate')
  await schedule(write, item, null, staffId)
  if (row === undefined || row.published) return
  await keepContent(write, item, row, { at: now, staffId })
  await updateContent(write, item, { ...row, published: true })
  await writeAudit(
    write,
    { at: now, staffId, operation: 'publishContent', requestId: `${list} ${id}` },
    { edition, subject: `${list} ${id}`, before: { isPublished: false }, after: { isPublished: true } },
  )
}
