import { randomUUID } from 'node:crypto'

import { type Kysely, type Selectable, sql } from 'kysely'

import { MAX_ACCOUNT_FAVOURITES } from '@otosafi/domain/listing/limits'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { SearchService } from '../../catalogue/search-service.ts'
import type { BodyOf } from '../../contract/handler.ts'
import type { WishListItemTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { Tables } from '../../db/tables.ts'
import { type CarCard, type CardContext, presentCard } from '../cars/car-card.presenter.ts'

type Item = BodyOf<'createWishlist'>
type Entries = BodyOf<'listWishlistEntries'>
type Row = Selectable<WishListItemTable>

/** The part of a car's card that a favourite stores. */
type FavouriteCar = Pick<CarCard, 'id' | 'name' | 'price' | 'status'>

/** The favourites of a user, latest first. */
export function listFavourites({ kysely }: Pick<Database, 'kysely'>, edition: EditionFacts['id'], userId: string) {
  return kysely
    .selectFrom('wish_list_items')
    .selectAll()
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_ACCOUNT_FAVOURITES)
    .execute()
}

/** The favourites of a user by their ids and those of their cars, latest first. */
export async function listEntries(
  { kysely }: { kysely: Kysely<Tables> },
  { edition, userId }: { edition: EditionFacts['id']; userId: string },
): Promise<Entries> {
  const rows = await kysely
    .selectFrom('wish_list_items')
    .select(['id', 'car_id'])
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_ACCOUNT_FAVOURITES)
    .execute()
  return { entries: rows.map(({ id, car_id }) => ({ _id: id, car: car_id })), total: rows.length }
}

/**
 * Adds the cars of a device to a user's favourites, in their order and above those that are there, as far as there is room.
 * Existing favourites stay unchanged. The user's row is to be locked.
 */
export async function addFavourites(
  write: Write,
  {
    edition,
    userId,
    cars,
    now,
  }: { edition: EditionFacts['id']; userId: string; cars: readonly FavouriteCar[]; now: number },
): Promise<void> {
  const { entries, total } = await listEntries({ kysely: write }, { edition, userId })
  const there = new Set(entries.map(({ car }) => car))
  const added = cars.filter(({ id }) => !there.has(id)).slice(0, MAX_ACCOUNT_FAVOURITES - total)
  if (added.length === 0) return
  await write
    .insertInto('wish_list_items')
    .values(added.map((car, place) => favouriteRow(car, { edition, userId, createdAt: new Date(now - place) })))
    .execute()
}

/** The row of a favourite that was added at `createdAt`. */
export function favouriteRow(
  { id, name, price, status }: FavouriteCar,
  { edition, userId, createdAt }: { edition: EditionFacts['id']; userId: string; createdAt: Date },
): Row {
  return {
    edition,
    user_id: userId,
    id: randomUUID(),
    car_id: id,
    car_name: name,
    price,
    reported_price: null,
    was_away: status !== 'available',
    news: null,
    created_at: createdAt,
  }
}

/**
 * Forgets the news of a user's favourites: what happened before the alerts were turned on is not reported, also when a car
 * changes again.
 */
export async function forgetNews(
  write: Write,
  { edition, userId }: { edition: EditionFacts['id']; userId: string },
): Promise<void> {
  await sql`
    update wish_list_items w set news = null, reported_price = least(w.reported_price, (
      select c.price from cars c where c.edition = w.edition and c.id = w.car_id
    ))
    where w.edition = ${edition} and w.user_id = ${userId}
  `.execute(write)
}

/** Favourites with the cards of their cars, which are looked up together. */
export async function presentFavourites(
  rows: readonly Row[],
  { search, context }: { search: Pick<SearchService, 'cars'>; context: CardContext },
): Promise<Item[]> {
  const cars = await search.cars(
    context.edition.id,
    rows.map(({ car_id }) => car_id),
  )
  const cards = new Map(cars.map((car) => [car.id, presentCard(car, context)]))
  return rows.map((row) => presentFavourite(row, cards.get(row.car_id) ?? null))
}

/** A favourite; `card` is null where its car is gone. */
export function presentFavourite(row: Row, card: CarCard | null): Item {
  return {
    _id: row.id,
    car: { _id: row.car_id, name: card?.name ?? row.car_name },
    card,
    priceWhenKept: row.price,
    createdAt: row.created_at.toISOString(),
  }
}
