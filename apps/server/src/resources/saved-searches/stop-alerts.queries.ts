import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { type SavedSearchRow, skipWaiting } from './saved-searches.queries.ts'

/** Pauses a saved search; one that was deleted meanwhile is no error. */
export async function pauseSearch(write: Write, edition: EditionId, id: string, now: Date): Promise<void> {
  await write
    .updateTable('saved_searches')
    .set({ paused: true })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
  await skipWaiting(write, edition, id, now)
}

/** Ends the pause of a saved search, of which nothing that was found meanwhile is sent. Returns it as it is then. */
export async function resumeSearch(write: Write, search: SavedSearchRow, now: Date): Promise<SavedSearchRow> {
  const { edition, id } = search
  await write
    .updateTable('saved_searches')
    .set({ paused: false })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
  await skipWaiting(write, edition, id, now)
  return { ...search, paused: false }
}

/** Turns the alerts about a user's favourites off. */
export async function stopFavouriteAlerts(write: Write, edition: EditionId, userId: string): Promise<void> {
  await write
    .updateTable('users')
    .set({ favourite_alerts: false })
    .where('edition', '=', edition)
    .where('id', '=', userId)
    .execute()
}

/** Deletes a wait for a car; one that was notified or deleted meanwhile is no error. */
export async function stopWaiting(write: Write, edition: EditionId, id: string): Promise<void> {
  await write.deleteFrom('car_waits').where('edition', '=', edition).where('id', '=', id).execute()
}
