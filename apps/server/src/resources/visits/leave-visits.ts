import type { Write } from '../../db/in-transaction.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { listVisitsOf } from './visit-rows.ts'
import type { VisitSteps } from './visit-steps.ts'

/** Anonymises a user's visits when the account is deleted: those ahead are cancelled, and the personal data of all erased. */
export async function leaveVisits(write: Write, user: UserRow, steps: VisitSteps): Promise<void> {
  for (const { edition, id } of await listVisitsOf({ kysely: write }, user)) {
    await steps.take(write, id, { action: 'cancel', actor: 'visitor' })
    await write
      .updateTable('visits')
      .set({
        user_id: null,
        channel: null,
        destination: null,
        full_name: null,
        phone: null,
        email: null,
        message: null,
      })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .execute()
    // The team's reasons too, which may name the visitor.
    await write
      .updateTable('visit_events')
      .set({ reason: null })
      .where('edition', '=', edition)
      .where('visit_id', '=', id)
      .execute()
  }
}
