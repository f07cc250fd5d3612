import type { Write } from '../../db/in-transaction.ts'
import { releaseUpload } from '../../media/uploads/uploads.ts'
import { isOwnRequest } from '../requests/own-requests.queries.ts'
import type { UserRow } from './user.queries.ts'

/**
 * Deletes an account with everything that identifies its owner: sessions, favourites, likes and consents
 * go with its row; requests that it sent, also as a guest under its verified address or number, keep their kind and day
 * without what was written in them and about them, and give the times free that were kept for them; mails that wait for
 * its address, its newsletter, the cars it waits for, codes that were sent there, and its photo go too. An address
 * or number that it never verified may be somebody else's: nothing of that goes. What limits count of codes stays its
 * day, or deleting would make guesses free.
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
