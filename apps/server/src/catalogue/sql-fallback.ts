import { type Kysely, type RawBuilder, sql } from 'kysely'

import { type ComputedNumber, RANGE_PAIRS } from '@otosafi/domain/listing/ranges'
import { type Facet, FACETS, isAdditive, isSingle, type SingleFacet } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import { encodeCursor } from '@otosafi/search/cursor'
import type { IndexFilters, SearchQuery, SearchResult } from '@otosafi/search/search-query'

import type { Tables } from '../db/tables.ts'
import { credibleMileage } from './car-evidence.ts'
import { listFacets, SINGLE_FACET_NAMES, SINGLE_FACETS, sortKeyOf } from './sql-columns.ts'

type Counts = Record<Facet, Map<string, number>>
type Lists = ReturnType<typeof listFacets>

const COMPUTED: Readonly<Record<ComputedNumber, RawBuilder<unknown>>> = { mileage: credibleMileage }

/**
 * The same answer as the index gives, computed by the database: the fallback while the index is being loaded, and what
 * tests compare the index with. Slower by an order of magnitude. `today` is an ISO date: certification ends with a day.
 */
export async function searchWithSql(
  database: Kysely<Tables>,
  edition: EditionId,
  query: SearchQuery,
  today: string,
): Promise<SearchResult> {
  const lists = listFacets(today)
  const matching = whereOf(edition, query, { except: null, lists })
  const { priceMin: _min, priceMax: _max, ...filters } = query.filters
  const { rows } = await sql<{ total: number; min: number | null; max: number | null }>`
    select count(*) filter (where ${matching}) as total, min(price) as min, max(price) as max
    from cars where ${whereOf(edition, { ...query, filters }, { except: null, lists })}
  `.execute(database)
  const { total = 0, min = null, max = null } = rows[0] ?? {}
  const page = await readPage(database, edition, query, { matching, total })
  return {
    ...page,
    total,
    priceRange: min === null || max === null ? null : { min, max },
    facets: query.withFacets ? await countFacets(database, edition, query, { matching, lists }) : null,
  }
}

async function readPage(
  database: Kysely<Tables>,
  edition: EditionId,
  query: SearchQuery,
  { matching, total }: { matching: RawBuilder<unknown>; total: number },
) {
  const { sort, start } = query
  const limit = query.limit >= 1 ? Math.min(Math.floor(query.limit), total) : 0
  if (limit === 0) return { ids: [], nextCursor: null }
  const key = sortKeyOf(sort, edition)
  const skip = 'page' in start && start.page > 1 ? (Math.floor(start.page) - 1) * limit : 0
  const behind =
    'after' in start
      ? sql`(${key}, id) > (${start.after.key}::double precision, ${start.after.id} collate "C")`
      : sql`true`
  const { rows } = await sql<{ id: string; key: number }>`
    select id, (${key})::double precision as key from cars where ${matching} and ${behind}
    order by ${key}, id limit ${limit + 1} offset ${skip}
  `.execute(database)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor({ sort, key: last.key, id: last.id }) : null,
  }
}

/** One query with grouping sets for all facets without a choice, and one for each facet with a choice. */
async function countFacets(
  database: Kysely<Tables>,
  edition: EditionId,
  query: SearchQuery,
  { matching, lists }: { matching: RawBuilder<unknown>; lists: Lists },
): Promise<Counts> {
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as unknown as Counts
  const isChosen = (facet: Facet): boolean => (query.filters[facet]?.length ?? 0) > 0
  const free = SINGLE_FACET_NAMES.filter((facet) => !isChosen(facet))
  if (free.length > 0) await countTogether(database, free, matching, counts)
  for (const facet of FACETS) {
    const ownWhere = isAdditive(facet) ? matching : whereOf(edition, query, { except: facet, lists })
    if (!isSingle(facet)) {
      await countBy(database, sql`unnest(${lists[facet]})`, ownWhere, counts[facet])
    } else if (isChosen(facet)) {
      await countBy(database, SINGLE_FACETS[facet], ownWhere, counts[facet])
    }
    for (const value of query.filters[facet] ?? []) if (!counts[facet].has(value)) counts[facet].set(value, 0)
  }
  return counts
}

async function countTogether(
  database: Kysely<Tables>,
  facets: readonly SingleFacet[],
  where: RawBuilder<unknown>,
  counts: Counts,
): Promise<void> {
  const columns = facets.map((facet) => sql`${SINGLE_FACETS[facet]} as ${sql.ref(`f_${facet}`)}`)
  const names = facets.map((facet) => sql.ref(`f_${facet}`))
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join(names)}, grouping(${sql.join(names)}) as which, count(*) as cars
    from (select ${sql.join(columns)} from cars where ${where}) as matching
    group by grouping sets (${sql.join(names.map((name) => sql`(${name})`))})
  `.execute(database)
  for (const row of rows) {
    // In `grouping`, a bit is 0 for the column that the row is grouped by; the first column is the highest bit.
    const facet = facets.find((_, place) => (Number(row['which']) & (1 << (facets.length - 1 - place))) === 0)
    const value = facet && row[`f_${facet}`]
    if (facet !== undefined && value !== null) counts[facet].set(String(value), Number(row['cars']))
  }
}

async function countBy(
  database: Kysely<Tables>,
  value: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  counts: Map<string, number>,
): Promise<void> {
  const { rows } = await sql<{ value: string | null; cars: number }>`
    select value, count(*) as cars from (select ${value} as value from cars where ${where}) as matching group by value
  `.execute(database)
  for (const row of rows) if (row.value !== null) counts.set(row.value, row.cars)
}

/** The conditions of a query, without those of the facet `except`. */
function whereOf(
  edition: EditionId,
  { filters, within = {}, statuses, matchIds }: SearchQuery,
  { except, lists }: { except: Facet | null; lists: Lists },
): RawBuilder<unknown> {
  return sql.join(
    [
      sql`edition = ${edition}`,
      sql`status = any(${[...statuses]}::text[])`,
      ...(matchIds === undefined ? [] : [sql`id = any(${[...matchIds]}::text[])`]),
      ...conditionsOf(within, null, lists),
      ...conditionsOf(filters, except, lists),
    ],
    sql` and `,
  )
}

function conditionsOf(filters: IndexFilters, except: Facet | null, lists: Lists): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  for (const facet of FACETS) {
    const values = filters[facet]
    if (values === undefined || values.length === 0 || facet === except) continue
    if (isAdditive(facet)) conditions.push(sql`${lists[facet]} @> ${[...values]}::text[]`)
    else if (!isSingle(facet)) conditions.push(sql`${lists[facet]} && ${[...values]}::text[]`)
    else conditions.push(sql`${SINGLE_FACETS[facet]} = any(${[...values]}::text[])`)
  }
  for (const { of: number, column, min, max } of RANGE_PAIRS) {
    const bounded = column === null ? COMPUTED[number] : sql.ref(column)
    const low = filters[min]
    const high = filters[max]
    if (low !== undefined) conditions.push(sql`${bounded} >= ${low}::double precision`)
    if (high !== undefined) conditions.push(sql`${bounded} <= ${high}::double precision`)
  }
  return conditions
}
