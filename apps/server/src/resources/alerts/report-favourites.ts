import { sql } from 'kysely'

import { loadCars } from '../../catalogue/load-cars.ts'
import type { Write } from '../../db/in-transaction.ts'
import { presentCard } from '../cars/car-card.presenter.ts'
import { findUser, type UserRow } from '../profile/user.queries.ts'
import { deliver, type Sending, type SendingByDay } from './sending.ts'

type News = 'priceFell' | 'backOnSale'

/** An entry among the favourites whose news were taken; `before` is the price that its user knows. */
type Taken = { car_id: string; before: number }

/** The users whose favourites have become cheaper, and whose alert may be sent now. */
export async function usersToNotify({ database: { kysely }, edition, times }: SendingByDay): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.edition = ${edition.id} and u.id in (
      select user_id from wish_list_items where edition = ${edition.id} and news = 'priceFell'
    ) and u.favourite_alerts and coalesce(u.favourites_alerted_at <= ${times.instant}, true)
    order by u.id
  `.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Tells a user of all favourites that have become cheaper. */
export async function notifyOfCheaperFavourites(write: Write, userId: string, sending: SendingByDay): Promise<void> {
  const { edition, times } = sending
  const { rows: users } = await sql<UserRow>`
    select * from users u where u.edition = ${edition.id} and u.id = ${userId}
      and u.favourite_alerts and coalesce(u.favourites_alerted_at <= ${times.instant}, true)
    for update skip locked
  `.execute(write)
  const [user] = users
  if (user === undefined) return
  const { rows } = await sql<Taken>`
    update wish_list_items w set news = null, reported_price = least(w.reported_price, c.price)
    from (
      select * from wish_list_items where edition = ${edition.id} and user_id = ${userId} and news = 'priceFell'
    ) as old left join cars c on c.edition = old.edition and c.id = old.car_id
    where w.edition = old.edition and w.id = old.id
    returning w.car_id, least(old.price, old.reported_price) as before
  `.execute(write)
  await report(write, user, { news: 'priceFell', taken: rows }, sending)
}

/**
 * Tells a user of one favourite that is for sale again, however little time has passed since the last message. Where it was
 * taken meanwhile, the user is notified another time.
 */
export async function notifyOfFreeFavourite(write: Write, itemId: string, sending: Sending): Promise<void> {
  const { edition } = sending
  const { rows } = await sql<Taken & { user_id: string }>`
    update wish_list_items w set news = null, was_away = false, reported_price = least(w.reported_price, c.price)
    from cars c
    where w.edition = ${edition.id} and w.id = ${itemId} and (w.news = 'backOnSale' or w.was_away)
      and c.edition = w.edition and c.id = w.car_id and c.status = 'available'
    returning w.user_id, w.car_id, w.price as before
  `.execute(write)
  const [taken] = rows
  if (taken === undefined) return
  const user = await findUser({ kysely: write }, edition.id, taken.user_id)
  if (user?.favourite_alerts === true) await report(write, user, { news: 'backOnSale', taken: [taken] }, sending)
}

async function report(
  write: Write,
  user: UserRow,
  { news, taken }: { news: News; taken: readonly Taken[] },
  sending: Sending,
): Promise<void> {
  const { edition, now, search } = sending
  const loaded = await loadCars(
    write,
    edition.id,
    taken.map(({ car_id }) => car_id),
  )
  const context = { edition, language: user.language, reference: search.reference, now: now.getTime() }
  const reports = taken.flatMap(({ car_id, before }) => {
    const car = loaded.find((each) => each.car.id === car_id)?.car
    // Reserved, sold or dearer again since.
    const holds = car?.status === 'available' && (news === 'backOnSale' || car.price < before)
    return car && holds ? [{ card: presentCard(car, context), news, before }] : []
  })
  if (reports.length === 0) return
  await write
    .updateTable('users')
    .set({ favourites_alerted_at: now })
    .where('edition', '=', edition.id)
    .where('id', '=', user.id)
    .execute()
  const stop = await sending.findLink(write, { edition: edition.id, purpose: 'stopFavourites', subject: user.id }, now)
  await deliver(write, { user, channel: 'email' }, { kind: 'favourites', stop, reports }, sending)
}
