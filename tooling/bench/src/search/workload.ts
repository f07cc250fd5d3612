import { MAX_PAGE, PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { FACETS, isAdditive, SORTS } from '@otosafi/domain/listing/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'
import { type IndexedCar, valuesOf } from '@otosafi/search/indexed-car'
import type { IndexFilters, SearchQuery } from '@otosafi/search/search-query'

import { createRandom, type Random } from '../random.ts'

/** A question of the workload: one that the listing's address can ask too, all groups counted. */
export type Question = Pick<SearchQuery, 'filters' | 'sort'> & { page: number }

/** Shares of questions with a price range, and with a page far behind. */
const PRICED = 0.25
const DEEP = 0.2
/** The last page of a deep question. */
const DEEPEST = Math.min(MAX_PAGE, 40)
/** Give up after so many duplicates in a row. */
const MAX_DUPLICATES = 1000

/**
 * `count` questions, no two the same since a second one would come from a cache, always the same for the same stock and
 * `seed`: none to five groups with one to three values each, a quarter with a price range, any sort, a fifth deep. Values
 * are drawn from cars, frequent ones more often, and one car of the stock at least fits all filters of a question.
 * Throws a RangeError where the stock is empty or too small for so many.
 */
export function createWorkload(stock: readonly IndexedCar[], count: number, seed: number): Question[] {
  const random = createRandom(seed)
  const questions = new Map<string, Question>()
  for (let vain = 0; questions.size < count;) {
    const question = drawQuestion(stock, random)
    const key = JSON.stringify(question)
    vain = questions.has(key) ? vain + 1 : 0
    if (vain > MAX_DUPLICATES) throw new RangeError(`${stock.length} cars do not give ${count} different questions`)
    questions.set(key, question)
  }
  return [...questions.values()]
}

/** The question as the index and the database take it. */
export function searchQueryOf({ filters, sort, page }: Question): SearchQuery {
  return { filters, sort, start: { page }, limit: PAGE_SIZE, statuses: ['available', 'reserved'], withFacets: true }
}

/** The question as the API takes it: path and query. */
export function addressOf({ filters, sort, page }: Question): string {
  const parameters = new URLSearchParams({ sort, page: String(page), limit: String(PAGE_SIZE), facets: 'true' })
  for (const [name, values] of Object.entries(filters)) {
    for (const value of [values].flat()) parameters.append(name, String(value))
  }
  return `/api/cars?${parameters}`
}

function drawQuestion(stock: readonly IndexedCar[], random: Random): Question {
  const wanted = random.pick(stock)
  const filters: IndexFilters = {}
  const groups = [...FACETS]
  for (let left = random.below(6); left > 0; left--) {
    const [facet] = groups.splice(random.below(groups.length), 1)
    const values = facet && drawValues(stock, wanted, facet, random)
    if (facet && values && values.length > 0) filters[facet] = values
  }
  if (random.chance(PRICED)) {
    filters.priceMin = Math.floor((wanted.price * (50 + random.below(50))) / 100)
    filters.priceMax = Math.ceil((wanted.price * (100 + random.below(100))) / 100)
  }
  return { filters, sort: random.pick(SORTS), page: random.chance(DEEP) ? 2 + random.below(DEEPEST - 1) : 1 }
}

/** One to three values: of the wanted car, and where any of them will do also of others. Fewer where the cars have no more. */
function drawValues(stock: readonly IndexedCar[], wanted: IndexedCar, facet: Facet, random: Random): string[] {
  const number = 1 + random.below(3)
  const own = valuesOf(wanted, facet)
  if (own.length === 0) return []
  if (isAdditive(facet)) return [...new Set(Array.from({ length: number }, () => random.pick(own)))]
  const others = Array.from({ length: number - 1 }, () => valuesOf(random.pick(stock), facet)).flat()
  return [...new Set([random.pick(own), ...others])].slice(0, number)
}
