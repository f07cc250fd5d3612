import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { OperationSpec, ParameterSpec } from '../../contract/document.ts'
import type { Database } from '../../db/database.ts'
import { sendRequest } from '../http-request.ts'

/** Names and ids of one edition's stock, by what they are names of. */
type Names = {
  cars: string[]
  brands: string[]
  models: string[]
  cities: string[]
  posts: string[]
  categories: string[]
  topics: string[]
  cursors: string[]
}

/** The names and ids of every edition's stock. */
export type KnownValues = Readonly<Record<EditionId, Names>>

const QUERY: Readonly<Record<string, keyof Names>> = {
  id: 'cars',
  car: 'cars',
  brand: 'brands',
  model: 'models',
  city: 'cities',
  category: 'topics',
  cursor: 'cursors',
}
const PATH: Readonly<Record<string, keyof Names>> = { cars: 'cars', blogs: 'posts', categories: 'categories' }

const SORTS = ['newest', 'priceAsc', 'bestDeal', 'mostViewed']

/** Looks up what there is in a seeded database behind a listening server. */
export async function readKnownValues({ kysely }: Pick<Database, 'kysely'>, port: number): Promise<KnownValues> {
  const [cars, posts, categories] = await Promise.all([
    kysely.selectFrom('cars').select(['edition', 'id', 'brand', 'model', 'city']).orderBy('id').execute(),
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
        brands: distinct(own(cars).map(({ brand }) => brand)),
        models: distinct(own(cars).map(({ brand, model }) => `${brand}-${model}`)),
        cities: distinct(own(cars).map(({ city }) => city)),
        posts: own(posts).map(({ id }) => id),
        categories: own(categories).map(({ id }) => id),
        topics: distinct(own(posts).map(({ topic }) => topic)),
        cursors: await cursorsOf(edition, port),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries)) as KnownValues
}

/** The values that a parameter of an operation may have in an edition, and a few of another edition; none where it names nothing of the stock. */
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

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
