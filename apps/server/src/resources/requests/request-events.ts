import type { RequestAction, RequestState } from '@otosafi/domain/messages/request-kind'

import type { Write } from '../../db/in-transaction.ts'
import type { RequestRow } from './own-requests.queries.ts'

/** Something that the team has done with a request, and when. */
export type RequestEvent = { action: RequestAction; at: Date }

/** Stores what the team does with a request (P-45), in the transaction that does it. */
export async function storeRequestEvent(
  write: Write,
  { edition, id, state: before }: Pick<RequestRow, 'edition' | 'id' | 'state'>,
  { action, after, at, staffId }: RequestEvent & { after: RequestState; staffId: string | null },
): Promise<void> {
  await write
    .insertInto('request_events')
    .values({
      edition,
      request_id: id,
      action,
      actor: 'staff',
      staff_id: staffId,
      state_before: before,
      state_after: after,
      at,
    })
    .execute()
}

/** The team's actions on a request, oldest first. */
export function listRequestEvents(
  write: Write,
  { edition, id }: Pick<RequestRow, 'edition' | 'id'>,
): Promise<RequestEvent[]> {
  return write
    .selectFrom('request_events')
    .select(['action', 'at'])
    .where('edition', '=', edition)
    .where('request_id', '=', id)
    .orderBy('number')
    .execute()
}
