import type { Write } from '../../db/in-transaction.ts'
import { releaseUpload } from '../../media/uploads/uploads.ts'
import { isOwnRequest } from '../requests/own-requests.queries.ts'
import type { UserRow } from './user.queries.ts'

/**
 * Deletes an account with everything that identifies its owner; of its requests, kind and day stay. Addresses and numbers that it
 * never verified may be somebody else's and are left alone. Counts of codes stay for their day, or deleting would make guesses free.
 */
export async function eraseUser(write: Write, user: UserRow): Promise<void> {
  const { edition, id } = user
  if (user.photo !== null) await releaseUpload(write, edition, user.photo.key)
  const own = write.selectFrom('requests').select('id').where(isOwnRequest(user))
  for (const table of ['visit_places', 'request_events', 'request_notes'] as const)
    await write.deleteFrom(table).where('edition', '=', edition).where('request_id', 'in', own).execute()
  await write.updateTable('requests').set({ fields: '{}', user_id: null }).where(isOwnRequest(user)).execute()
  const contacts = [user.email, user.phone].filter((each) => each !== null)
  if (user.email !== null) {
    for (const table of ['subscribers', 'car_waits'] as const)
      await write.deleteFrom(table).where('edition', '=', edition).where('email', '=', user.email).execute()
  }
  for (const table of ['outbox', 'sent_messages'] as const) {
    await write
      .deleteFrom(table)
      .where('edition', '=', edition)
      .where(({ eb }) => eb.or(contacts.map((to) => eb(eb.ref('message', '->>').key('to'), '=', to))))
      .execute()
  }
  await write
    .deleteFrom('contact_proofs')
    .where('edition', '=', edition)
    .where(({ eb, or }) => or([eb('user_id', '=', id), eb('destination', 'in', contacts)]))
    .execute()
  await write.deleteFrom('users').where('edition', '=', edition).where('id', '=', id).execute()
}
