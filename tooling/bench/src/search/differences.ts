import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { SearchResult } from '@otosafi/search/search-query'

/** The compared part of an answer, from the index or from SQL. */
export type ComparedAnswer = Pick<SearchResult, 'ids' | 'total' | 'facets'>

/**
 * The differences of two answers to one query, in words; empty when they are the same. The order of options does not
 * count, nor whether one without a car is named.
 */
export function differences(one: ComparedAnswer, other: ComparedAnswer): string[] {
  const found: string[] = []
  if (one.total !== other.total) found.push(`total ${one.total} and ${other.total}`)
  if (one.ids.join() !== other.ids.join()) found.push(`cars ${one.ids.join()} and ${other.ids.join()}`)
  for (const facet of FACETS) {
    const counts = one.facets?.[facet]
    const others = other.facets?.[facet]
    for (const value of new Set([...(counts?.keys() ?? []), ...(others?.keys() ?? [])])) {
      const [a, b] = [counts?.get(value) ?? 0, others?.get(value) ?? 0]
      if (a !== b) found.push(`${facet} ${value}: ${a} and ${b}`)
    }
  }
  return found
}

/** The parts of an answer of `GET /api/cars` that are compared. */
export type ListingBody = {
  total: number
  cars: { id: string }[]
  facets: Record<string, { value: string | number; count: number }[]>
}

/** An answer of the API in the terms of the index. */
export function answerOfBody({ total, cars, facets }: ListingBody): ComparedAnswer {
  const counts = FACETS.map((facet) => [
    facet,
    new Map((facets[facet] ?? []).map(({ value, count }) => [String(value), count])),
  ])
  return { total, ids: cars.map(({ id }) => id), facets: Object.fromEntries(counts) as ComparedAnswer['facets'] }
}
