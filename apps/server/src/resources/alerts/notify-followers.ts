import { sql } from 'kysely'

import { inTransaction } from '../../db/in-transaction.ts'
import type { RunEach } from '../../db/settle-each.ts'
import { forgetVainWaits, notifyGuest } from '../car-waits/notify-guest.ts'
import { notifyOfFreeFavourite } from './report-favourites.ts'
import { type Alerting, eachSending, type Sending } from './sending.ts'

/** Somebody to notify that a car is for sale again: a guest's wait for it, or the entry among somebody's favourites. */
type Follower = { kind: 'wait' | 'favourite'; id: string }

/**
 * Tells all followers of the cars that are for sale again, guests who wait for one and users who have it among their favourites
 * alike: in the order in which they have asked, by one run, and one mail a car (P-49). Each is a transaction of its own, so
 * that nobody is notified twice.
 */
export async function notifyFollowers(alerting: Alerting, each: RunEach): Promise<void> {
  await forgetVainWaits(alerting.database)
  for (const sending of eachSending(alerting)) {
    await each('follower', await followersOf(sending), ({ kind, id }) =>
      inTransaction(alerting.database, (write) =>
        kind === 'wait' ? notifyGuest(write, id, sending) : notifyOfFreeFavourite(write, id, sending),
      ),
    )
  }
}

/** The followers to notify, in the order in which they subscribed. */
async function followersOf({ database: { kysely }, edition }: Sending): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select kind, id from (
      select 'wait' as kind, w.id, w.consented_at as asked_at from car_waits w
      join cars c on c.edition = w.edition and c.id = w.car_id
      where w.edition = ${edition.id} and w.confirmed_at is not null and c.status = 'available'
      union all
      select 'favourite', f.id, f.created_at from wish_list_items f
      join users u on u.edition = f.edition and u.id = f.user_id
      join cars c on c.edition = f.edition and c.id = f.car_id
      where f.edition = ${edition.id} and (f.news = 'backOnSale' or f.was_away) and u.favourite_alerts
        and c.status = 'available'
    ) as followers
    order by asked_at, id
  `.execute(kysely)
  return rows
}
