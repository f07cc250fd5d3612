import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import type { OperationSpec, ParameterSpec } from '@otosafi/server/contract/read-contract'
import type { Database } from '@otosafi/server/db/database'
import { sendRequest } from '@otosafi/server/testing/http-request'

import { placeFor, type Secrets } from './secrets.ts'

/** Names and ids of one edition's stock, by what they are names of. */
type Names = {
  cars: string[]
  /** Of those, the reserved ones, which one can wait for. */
  reserved: string[]
  brands: string[]
  models: string[]
  /** The models with most cars that others are valued by, by brand and address name. */
  pairs: { brand: string; model: string }[]
  cities: string[]
  posts: string[]
  categories: string[]
  topics: string[]
  cursors: string[]
  /** Secrets of bookings. */
  bookings: string[]
  /** Secrets of visits. */
  visits: string[]
  /** Secrets of sales. */
  sales: string[]
  /** Secrets of cars to choose between. */
  polls: string[]
  /** Secrets by which subscribers of the newsletter leave it. */
  subscribers: string[]
  /** Slots of the first car. */
  slots: string[]
  /** Slots in which the car of a sale can be inspected. */
  inspectionSlots: string[]
}

/** The names and ids of every edition's stock. */
export type KnownValues = Readonly<Record<EditionId, Names>>

/** How many pairs of brand and model are known. */
const PAIRS = 3

/** Those that are lists of names. */
type Lists = Exclude<keyof Names, 'pairs'>

const QUERY: Readonly<Record<string, Lists>> = {
  id: 'cars',
  car: 'cars',
  brand: 'brands',
  model: 'models',
  city: 'cities',
  category: 'topics',
  cursor: 'cursors',
}
const PATH: Readonly<Record<string, Lists>> = {
  cars: 'cars',
  blogs: 'posts',
  categories: 'categories',
  bookings: 'bookings',
  visits: 'visits',
  sales: 'sales',
  polls: 'polls',
  subscribers: 'subscribers',
}

const SORTS = ['newest', 'priceAsc', 'priceWithRepairsAsc', 'bestDeal', 'mostViewed']

/** Looks up what there is in a seeded database behind a listening server, and adds a booking, a visit and a sale to it. */
export async function readKnownValues(
  { kysely }: Pick<Database, 'kysely'>,
  port: number,
  secrets: Secrets,
): Promise<KnownValues> {
  const [cars, posts, categories] = await Promise.all([
    kysely
      .selectFrom('cars')
      .select(['edition', 'id', 'brand', 'model', 'city', 'status', 'is_new', 'tampered_odometer'])
      .orderBy('id')
      .execute(),
    kysely.selectFrom('posts').select(['edition', 'id', 'topic']).orderBy('id').execute(),
    kysely.selectFrom('categories').select(['edition', 'id']).orderBy('id').execute(),
  ])
  const entries = EDITION_IDS.map(async (edition): Promise<[EditionId, Names]> => {
    const own = <T extends { edition: string }>(rows: readonly T[]): T[] =>
      rows.filter((row) => row.edition === edition)
    return [
      edition,
      {
        cars: own(cars).map(({ id }) => id),
        reserved: own(cars).flatMap(({ id, status }) => (status === 'reserved' ? [id] : [])),
        brands: distinct(own(cars).map(({ brand }) => brand)),
        models: distinct(own(cars).map(({ brand, model }) => `${brand}-${model}`)),
        pairs: mostFrequent(own(cars).filter((car) => !car.is_new && !car.tampered_odometer && car.status !== 'sold')),
        cities: distinct(own(cars).map(({ city }) => city)),
        posts: own(posts).map(({ id }) => id),
        categories: own(categories).map(({ id }) => id),
        topics: distinct(own(posts).map(({ topic }) => topic)),
        cursors: await cursorsOf(edition, port),
        bookings: await secrets(edition, [placeFor('booking')]),
        visits: await secrets(edition, [placeFor('visit')]),
        sales: await secrets(edition, [placeFor('sale')]),
        polls: await secrets(edition, [placeFor('poll')]),
        subscribers: await secrets(edition, [placeFor('unsubscribe')]),
        slots: await slotsOf(edition, port, `/visit-slots?car=${own(cars)[0]?.id ?? ''}&days=14`),
        inspectionSlots: await inspectionSlotsOf(edition, port, secrets),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries)) as KnownValues
}

/**
 * The values that a parameter of an operation may have in an edition, and a few of another edition; none where it names
 * nothing of the stock.
 */
export function knownFor(
  known: KnownValues,
  edition: EditionId,
  operation: OperationSpec,
  parameter: ParameterSpec,
): readonly string[] {
  const name = parameter.in === 'path' ? PATH[operation.path.split('/')[1] ?? ''] : QUERY[parameter.name]
  if (name === undefined || parameter.in === 'header') return []
  const other = EDITION_IDS.find((id) => id !== edition) ?? edition
  return [...known[edition][name], ...known[other][name].slice(0, 3)]
}

async function cursorsOf(edition: EditionId, port: number): Promise<string[]> {
  const pages = SORTS.map(async (sort) => {
    const { body } = await sendRequest(port, EDITIONS[edition].host, `/api/cars?limit=1&sort=${sort}`)
    return String(body.nextCursor)
  })
  return Promise.all(pages)
}

async function inspectionSlotsOf(edition: EditionId, port: number, secrets: Secrets): Promise<string[]> {
  const [sale = ''] = await secrets(edition, [placeFor('sentSale')])
  return slotsOf(edition, port, `/sales/${sale}/slots?days=14`)
}

async function slotsOf(edition: EditionId, port: number, path: string): Promise<string[]> {
  const { body } = await sendRequest(port, EDITIONS[edition].host, `/api${path}`)
  return body.slots.map(({ id }: { id: string }) => id)
}

/** The pairs of brand and model that most cars have. */
function mostFrequent(cars: readonly { brand: string; model: string }[]): { brand: string; model: string }[] {
  const counted = Map.groupBy(cars, ({ brand, model }) => `${brand} ${model}`)
  return [...counted.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, PAIRS)
    .flatMap(([car]) => (car ? [{ brand: car.brand, model: car.model }] : []))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
