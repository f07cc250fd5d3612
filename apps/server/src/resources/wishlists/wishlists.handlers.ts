import type { Selectable } from 'kysely'

import { MAX_ACCOUNT_FAVOURITES } from '@otosafi/domain/listing/limits'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { loadCars } from '../../catalogue/load-cars.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import type { WishListItemTable } from '../../db/account-tables.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from '../cars/car-card.presenter.ts'
import { lockUser } from '../profile/user.queries.ts'
import {
  addFavourites,
  favouriteRow,
  listEntries,
  listFavourites,
  presentFavourite,
  presentFavourites,
} from './favourites.ts'

type Operation = 'listWishlists' | 'createWishlist' | 'listWishlistEntries' | 'mergeWishlists' | 'deleteWishlist'
type Row = Selectable<WishListItemTable>

/** Favourites of signed-in users. Those of guests stay on their device. */
export function createWishlistHandlers({ database, search, clock }: ApiServices): HandlersOf<Operation> {
  const cardContext = (edition: EditionFacts, language: Language) => ({
    edition,
    language,
    reference: search.reference,
    now: clock(),
  })

  return {
    async listWishlists(_, { edition, session, language }) {
      const rows = await listFavourites(database, edition.id, session.userId)
      return ok({ wishLists: await presentFavourites(rows, { search, context: cardContext(edition, language) }) })
    },

    async createWishlist({ body: { car: id } }, { edition, session, language, write }) {
      // Through the transaction: the embedded database has one session.
      const [loaded] = await loadCars(write, edition.id, [id])
      if (loaded === undefined) throw notFound('car')
      const card = presentCard(loaded.car, cardContext(edition, language))
      await lockUser(write, { edition: edition.id, userId: session.userId })
      const of = { edition: edition.id, user_id: session.userId }
      const existing = await findFavourite(write, { ...of, car_id: id })
      if (existing !== undefined) return { status: 200, body: presentFavourite(existing, card) }
      if ((await countFavourites(write, of)) >= MAX_ACCOUNT_FAVOURITES)
        throw new Problem('conflict', { detail: 'There is no room left.' })
      const row = favouriteRow(card, { edition: edition.id, userId: session.userId, createdAt: new Date(clock()) })
      await write.insertInto('wish_list_items').values(row).execute()
      return { status: 201, body: presentFavourite(row, card) }
    },

    async listWishlistEntries(_, { edition, session }) {
      return ok(await listEntries(database, { edition: edition.id, userId: session.userId }))
    },

    mergeWishlists({ body }, { edition, session, language }) {
      const user = { edition: edition.id, userId: session.userId }
      const ids = [...new Set(body.cars)]
      return inTransaction(database, async (write) => {
        const loaded = new Map((await loadCars(write, edition.id, ids)).map(({ car }) => [car.id, car]))
        const cars = ids.flatMap((id) => {
          const car = loaded.get(id)
          return car === undefined ? [] : [presentCard(car, cardContext(edition, language))]
        })
        await lockUser(write, user)
        await addFavourites(write, { ...user, cars, now: clock() })
        return ok(await listEntries({ kysely: write }, user))
      })
    },

    async deleteWishlist({ path: { id } }, { edition, session }) {
      const { numDeletedRows } = await database.kysely
        .deleteFrom('wish_list_items')
        .where('edition', '=', edition.id)
        .where('user_id', '=', session.userId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound('favourite')
      return { status: 204, body: undefined }
    },
  }
}

function findFavourite(write: Write, of: Pick<Row, 'edition' | 'user_id' | 'car_id'>): Promise<Row | undefined> {
  return write
    .selectFrom('wish_list_items')
    .selectAll()
    .where('edition', '=', of.edition)
    .where('user_id', '=', of.user_id)
    .where('car_id', '=', of.car_id)
    .executeTakeFirst()
}

async function countFavourites(write: Write, of: Pick<Row, 'edition' | 'user_id'>): Promise<number> {
  const { count } = await write
    .selectFrom('wish_list_items')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('edition', '=', of.edition)
    .where('user_id', '=', of.user_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
