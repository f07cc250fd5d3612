import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { findSlotOf, type OfferedSlot, placesOf } from './offered-slots.ts'

/** Holders of a place in a slot: a visit, the appointment of a sale, or a request for a service. */
export type Holder = { edition: EditionId } & (
  | { visit_id: string; sale_id?: never; request_id?: never }
  | { sale_id: string; visit_id?: never; request_id?: never }
  | { request_id: string; visit_id?: never; sale_id?: never }
)

/** A slot as far as its places go. */
type Taken = Pick<OfferedSlot, 'startsAt'> & { store: Pick<OfferedSlot['store'], 'id' | 'visitPlaces'> }

/** The condition that a place is the holder's. */
function isOf({ edition: _, ...holder }: Holder) {
  const [[column, id]] = Object.entries(holder) as [['visit_id' | 'sale_id' | 'request_id', string]]
  return [column, '=', id] as const
}

/**
 * Takes one of the slot's places, unless the holder has one already; false where all are taken. Waits for others who are
 * just taking one: the key of the table gives each place once. The holder's own row is locked by the caller.
 */
export async function takePlace(write: Write, holder: Holder, { startsAt, store }: Taken): Promise<boolean> {
  const [column, , id] = isOf(holder)
  const taken = await write
    .selectFrom('visit_places')
    .select(['place', column])
    .where('edition', '=', holder.edition)
    .where('store', '=', store.id)
    .where('starts_at', '=', new Date(startsAt))
    .execute()
  if (taken.some((each) => each[column] === id)) return true
  const last = lastToGive(
    placesOf(store, holder.edition),
    taken.map(({ place }) => place),
  )
  for (let place = 1; place <= last; place += 1) {
    const own = await write
      .insertInto('visit_places')
      .values({ ...holder, store: store.id, starts_at: new Date(startsAt), place })
      .onConflict((conflict) => conflict.columns(['edition', 'store', 'starts_at', 'place']).doNothing())
      .returning('place')
      .executeTakeFirst()
    if (own !== undefined) return true
  }
  return false
}

/**
 * The last place that may be given. A slot that had more places than now may have kept some behind its last one: each takes
 * the room of one before, so that no more are given than there are, even to several at once.
 */
function lastToGive(places: number, taken: readonly number[]): number {
  let last = places
  while (last > 0 && last + taken.filter((place) => place > last).length > places) last -= 1
  return last
}

/** The slot of the place that something has; undefined where it has none. */
export async function findHeldSlot(write: Write, holder: Holder): Promise<OfferedSlot | undefined> {
  const held = await write
    .selectFrom('visit_places')
    .select(['store', 'starts_at'])
    .where('edition', '=', holder.edition)
    .where(...isOf(holder))
    .executeTakeFirst()
  return held && findSlotOf({ kysely: write }, holder.edition, held)
}

/** Gives free what something has had so far; `kept` is the slot that it has just taken and keeps. */
export async function leavePlaces(write: Write, holder: Holder, kept?: Taken): Promise<void> {
  let leaving = write
    .deleteFrom('visit_places')
    .where('edition', '=', holder.edition)
    .where(...isOf(holder))
  if (kept !== undefined) {
    const { startsAt, store } = kept
    leaving = leaving.where(({ eb, or }) =>
      or([eb('store', '!=', store.id), eb('starts_at', '!=', new Date(startsAt))]),
    )
  }
  await leaving.execute()
}
