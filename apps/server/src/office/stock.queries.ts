import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely'

import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import type { StockState } from '@otosafi/domain/office/stock-states'
import type { EditionId } from '@otosafi/editions/edition'

import { FACTS } from '../db/car-facts.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { containing, contains, countMatching, MAX_COUNTED, PAGE, totalOf } from './listing.ts'

/** How the stock is ordered: by which column, and whether downwards. */
const ORDERS = {
  newest: { column: 'published_at', direction: 'desc' },
  oldest: { column: 'published_at', direction: 'asc' },
  cheapest: { column: 'price', direction: 'asc' },
  dearest: { column: 'price', direction: 'desc' },
} as const
type StockOrder = keyof typeof ORDERS

/** The filters of the stock. `editions` are those of the user. */
export type StockQuery = {
  editions: readonly EditionId[]
  states: readonly StockState[]
  order: StockOrder
  /** All of them must occur in a reference, a brand, a model, a trim or a VIN. */
  words: readonly string[]
  after: StockCursor | null
}

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 8

/** The words of a search. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** A keyset cursor: it is just behind the car of that edition and id; `value` is its price, or the microseconds of its publication. */
export type StockCursor = { value: number; edition: string; id: string }

/** Reads a cursor; null where it is invalid. */
export function readStockCursor(text: string): StockCursor | null {
  const [, value, edition, id] =
    /^(\d{1,16}) ([a-z]{2,7}) ([0-9a-z]{8})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return value === undefined || edition === undefined || id === undefined ? null : { value: Number(value), edition, id }
}

/** Writes the cursor behind a car. */
export function writeStockCursor(order: StockOrder, car: StockRow): string {
  const value = ORDERS[order].column === 'price' ? car.price : car.published_micros
  return Buffer.from(`${value} ${car.edition} ${car.id}`).toString('base64url')
}

/** A car as the stock lists it, with the names of what it refers to. */
export type StockRow = Awaited<ReturnType<ReturnType<typeof listRows>['execute']>>[number]

/** The cars of the stock as lists have them. */
export function listRows(from: Pick<Write, 'selectFrom'>) {
  return from
    .selectFrom('stock')
    .innerJoin('brands as brand', 'brand.id', 'stock.brand')
    .innerJoin('models as model', (join) =>
      join.onRef('model.brand_id', '=', 'stock.brand').onRef('model.id', '=', 'stock.model'),
    )
    .innerJoin('cities as city', (join) =>
      join.onRef('city.edition', '=', 'stock.edition').onRef('city.id', '=', 'stock.city'),
    )
    .select([
      'stock.edition',
      'stock.id',
      'stock.brand',
      'stock.model',
      'stock.trim',
      'stock.model_year',
      'stock.mileage',
      'stock.odometer_unit',
      'stock.mileage_read_on',
      'stock.status',
      'stock.price',
      'stock.old_price',
      'stock.market_value',
      'stock.market_low',
      'stock.market_high',
      'stock.published_at',
      'stock.sold_at',
      'stock.is_listed',
      'stock.withdrawn_at',
      'brand.name as brand_name',
      'model.name as model_name',
      'city.name as city_name',
    ])
    .select(sql<number>`(extract(epoch from stock.published_at) * 1000000)::bigint`.as('published_micros'))
    .select((eb) =>
      eb
        .selectFrom('car_photos as photo')
        .select((each) => each.fn.countAll<string>().as('photos'))
        .whereRef('photo.edition', '=', 'stock.edition')
        .whereRef('photo.car_id', '=', 'stock.id')
        .as('photos'),
    )
}

/** A page of the stock and one more, and how many cars match in all, up to {@link MAX_COUNTED}. */
export async function listStock(
  { kysely }: Pick<Database, 'kysely'>,
  query: StockQuery,
): Promise<{ rows: StockRow[]; total: number }> {
  const { after } = query
  const { column, direction } = ORDERS[query.order]
  const at = sql.ref(`stock.${column}`)
  const ordered = listRows(kysely)
    .orderBy(at, direction)
    .orderBy('stock.edition', direction)
    .orderBy('stock.id', direction)
  if (query.words.length > 0) {
    const { keys, total } = await findWords(kysely, query)
    const known = [keys.map(({ edition }) => edition), keys.map(({ id }) => id)] as const
    const rows = await ordered
      .where(
        sql<boolean>`(stock.edition, stock.id) in (select * from unnest(${known[0]}::text[], ${known[1]}::text[]))`,
      )
      .execute()
    return { rows, total }
  }
  const rows = await ordered
    .where((eb) => matching(eb, query))
    .$if(after !== null, (builder) => builder.where(behind(query, at)))
    .limit(PAGE + 1)
    .execute()
  return { rows, total: await totalOf(rows, query, () => countStock(kysely, query)) }
}

type CarKey = Pick<StockRow, 'edition' | 'id'>

/** Whether a car is behind the cursor of a query; `at` is the column by which it is ordered. */
function behind({ order, after }: StockQuery, at: RawBuilder<unknown>): RawBuilder<boolean> {
  const { column, direction } = ORDERS[order]
  const value =
    column === 'price'
      ? sql`${after?.value}`
      : sql`timestamptz 'epoch' + ${after?.value}::bigint * interval '1 microsecond'`
  const isBehind = direction === 'asc' ? sql`>` : sql`<`
  return sql`(${at}, stock.edition, stock.id) ${isBehind} (${value}, ${after?.edition}, ${after?.id})`
}

/**
 * The cars of a page, and one more, in which words occur, with how many there are in all: one scan of the index
 * `stock_words` for both. In the order of the page cars would be read one by one until enough match.
 */
async function findWords(kysely: Database['kysely'], query: StockQuery): Promise<{ keys: CarKey[]; total: number }> {
  const { column, direction } = ORDERS[query.order]
  const towards = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ [Field in keyof CarKey]: CarKey[Field] | null } & { total: string }>`
    with found as materialized (
      select edition, id, ${sql.ref(column)} as at from stock where ${matchingStock(query)}
    )
    select page.edition, page.id, least(all_found.total, ${sql.lit(MAX_COUNTED)}) as total
    from (select count(*) as total from found) as all_found left join (
      select edition, id from found as stock where ${query.after === null ? sql`true` : behind(query, sql`at`)}
      order by at ${towards}, edition ${towards}, id ${towards} limit ${sql.lit(PAGE + 1)}
    ) as page on true
  `.execute(kysely)
  const keys = rows.flatMap(({ edition, id }) => (edition === null || id === null ? [] : [{ edition, id }]))
  return { keys, total: Number(rows[0]?.total ?? 0) }
}

function matchingStock(query: StockQuery) {
  return matching(expressionBuilder<Pick<Tables, 'stock'>, 'stock'>(), query)
}

function countStock(kysely: Database['kysely'], query: StockQuery): Promise<number> {
  return countMatching({ kysely }, 'stock', matchingStock(query))
}

/** A car of the stock. */
export function findStockCar(write: Pick<Write, 'selectFrom'>, edition: EditionId, id: string) {
  return listRows(write).where('stock.edition', '=', edition).where('stock.id', '=', id).executeTakeFirst()
}

/** The facts of a car that is there. */
export function findFacts(write: Pick<Write, 'selectFrom'>, edition: EditionId, id: string) {
  return write
    .selectFrom('stock')
    .select(FACTS.map(([, column]) => column))
    .where('edition', '=', edition)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Locks a car until the transaction ends. */
export async function lockStockCar(write: Write, edition: EditionId, id: string): Promise<void> {
  await write.selectFrom('stock').select('id').where('edition', '=', edition).where('id', '=', id).forUpdate().execute()
}

/** Whether a car is in a state, as the domain's `stockStateOf` has it. */
function inState(eb: Matching, state: StockState) {
  const status = SALE_STATUSES.find((each) => each === state)
  if (status !== undefined) return eb.and([eb('stock.is_listed', '=', true), eb('stock.status', '=', status)])
  const isEverShown = state === 'withdrawn' ? 'is not' : 'is'
  return eb.and([eb('stock.is_listed', '=', false), eb('stock.withdrawn_at', isEverShown, null)])
}

type Matching = ExpressionBuilder<Pick<Tables, 'stock'>, 'stock'>

/** Whether a car is what is asked for. */
export function matching(eb: Matching, { editions, states, words }: Pick<StockQuery, 'editions' | 'states' | 'words'>) {
  return eb.and([
    eb('stock.edition', 'in', [...editions]),
    ...(states.length === 0 ? [] : [eb.or(states.map((state) => inState(eb, state)))]),
    ...words.map((word) => {
      const pattern = containing(word)
      const idPattern = pattern.toLowerCase().replace(/^%[a-z]{2,7}-/, '%')
      return eb.or([
        eb('stock.id', 'like', idPattern),
        // Names are searched once, not for every car.
        sql<boolean>`(stock.brand, stock.model) in (
          select model.brand_id, model.id from models as model join brands as brand on brand.id = model.brand_id
          where brand.name ilike ${pattern} or model.name ilike ${pattern}
        )`,
        contains(sql.ref('stock.trim'), word),
        eb('stock.vin', 'like', pattern.toUpperCase()),
      ])
    }),
  ])
}
