import { type ExpressionBuilder, sql } from 'kysely'

import type { SaleStatus } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { MOST_COUNTED } from './inbox.queries.ts'

/** How the stock is ordered: by which column, and whether downwards. */
const ORDERS = {
  newest: { column: 'published_at', direction: 'desc' },
  oldest: { column: 'published_at', direction: 'asc' },
  cheapest: { column: 'price', direction: 'asc' },
  dearest: { column: 'price', direction: 'desc' },
} as const
type StockOrder = keyof typeof ORDERS

/** What the stock is asked for. `editions` are those of who asks. */
export type StockQuery = {
  editions: readonly EditionId[]
  statuses: readonly SaleStatus[]
  order: StockOrder
  /** All of them must occur in a reference, a brand, a model, a trim or a VIN. */
  words: readonly string[]
  after: StockCursor | null
}

/** A place in the stock: just behind the car of that edition and id; `value` is its price, or the milliseconds of its publication. */
export type StockCursor = { value: number; edition: string; id: string }

export const STOCK_PAGE = 50

/** Reads a cursor; null for what is none. */
export function readStockCursor(text: string): StockCursor | null {
  const [, value, edition, id] =
    /^(\d{1,15}) ([a-z]{2,7}) ([0-9a-z]{8})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return value === undefined || edition === undefined || id === undefined ? null : { value: Number(value), edition, id }
}

/** Writes the cursor behind a car. */
export function writeStockCursor(order: StockOrder, car: StockRow): string {
  const value = ORDERS[order].column === 'price' ? car.price : car.published_at.getTime()
  return Buffer.from(`${value} ${car.edition} ${car.id}`).toString('base64url')
}

/** A car as the stock lists it, with the names of what it refers to. */
export type StockRow = Awaited<ReturnType<typeof listStock>>[number]

function stockRows(from: Pick<Write, 'selectFrom'>) {
  return from
    .selectFrom('cars')
    .innerJoin('brands as brand', 'brand.id', 'cars.brand')
    .innerJoin('models as model', (join) =>
      join.onRef('model.brand_id', '=', 'cars.brand').onRef('model.id', '=', 'cars.model'),
    )
    .innerJoin('cities as city', (join) =>
      join.onRef('city.edition', '=', 'cars.edition').onRef('city.id', '=', 'cars.city'),
    )
    .select([
      'cars.edition',
      'cars.id',
      'cars.brand',
      'cars.model',
      'cars.trim',
      'cars.model_year',
      'cars.mileage',
      'cars.odometer_unit',
      'cars.status',
      'cars.price',
      'cars.old_price',
      'cars.market_value',
      'cars.market_low',
      'cars.market_high',
      'cars.published_at',
      'cars.sold_at',
      'brand.name as brand_name',
      'model.name as model_name',
      'city.name as city_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('car_photos as photo')
        .select((each) => each.fn.countAll<string>().as('photos'))
        .whereRef('photo.edition', '=', 'cars.edition')
        .whereRef('photo.car_id', '=', 'cars.id')
        .as('photos'),
    )
}

/** A page of the stock and one more. */
export function listStock({ kysely }: Pick<Database, 'kysely'>, query: StockQuery) {
  const { column, direction } = ORDERS[query.order]
  const { after } = query
  const value = after === null ? null : column === 'price' ? after.value : new Date(after.value)
  const isBehind = direction === 'asc' ? sql`>` : sql`<`
  return stockRows(kysely)
    .where((eb) => matching(eb, query))
    .$if(after !== null, (builder) =>
      builder.where(
        sql<boolean>`(${placeOf(column)}, cars.edition, cars.id) ${isBehind} (${value}, ${after?.edition}, ${after?.id})`,
      ),
    )
    .orderBy(placeOf(column), direction)
    .orderBy('cars.edition', direction)
    .orderBy('cars.id', direction)
    .limit(STOCK_PAGE + 1)
    .execute()
}

/** How many cars match, up to {@link MOST_COUNTED}. */
export async function countStock({ kysely }: Pick<Database, 'kysely'>, query: StockQuery): Promise<number> {
  const { total } = await kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('cars')
        .innerJoin('brands as brand', 'brand.id', 'cars.brand')
        .innerJoin('models as model', (join) =>
          join.onRef('model.brand_id', '=', 'cars.brand').onRef('model.id', '=', 'cars.model'),
        )
        .select('cars.id')
        .where((each) => matching(each, query))
        .limit(MOST_COUNTED)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A car of the stock. */
export function findStockCar(write: Pick<Write, 'selectFrom'>, edition: EditionId, id: string) {
  return stockRows(write).where('cars.edition', '=', edition).where('cars.id', '=', id).executeTakeFirst()
}

/** Keeps a car from being changed by others until the transaction ends. */
export async function lockStockCar(write: Write, edition: EditionId, id: string): Promise<void> {
  await write.selectFrom('cars').select('id').where('edition', '=', edition).where('id', '=', id).forUpdate().execute()
}

/** The value by which cars are ordered: times to the millisecond, as cursors have them. */
function placeOf(column: 'price' | 'published_at') {
  return column === 'price' ? sql<number>`cars.price` : sql<Date>`date_trunc('milliseconds', cars.published_at)`
}

type Matched = Pick<Tables, 'cars'> & { brand: Tables['brands']; model: Tables['models'] }

function matching(
  eb: ExpressionBuilder<Matched, 'cars' | 'brand' | 'model'>,
  { editions, statuses, words }: StockQuery,
) {
  return eb.and([
    eb('cars.edition', 'in', [...editions]),
    ...(statuses.length === 0 ? [] : [eb('cars.status', 'in', [...statuses])]),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, (each) => `\\${each}`)}%`
      const idPattern = pattern.toLowerCase().replace(/^%[a-z]{2,7}-/, '%')
      return eb.or([
        eb('cars.id', 'like', idPattern),
        eb('brand.name', 'ilike', pattern),
        eb('model.name', 'ilike', pattern),
        eb('cars.trim', 'ilike', pattern),
        eb('cars.vin', 'ilike', pattern),
      ])
    }),
  ])
}
