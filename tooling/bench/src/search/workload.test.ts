import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Facet, FACETS, isAdditive } from '@otosafi/domain/listing/vocabulary'
import { type IndexedCar, valuesOf } from '@otosafi/search/indexed-car'
import { anyCar } from '@otosafi/search/testing/any-query'

import { createRandom } from '../random.ts'
import { addressOf, createWorkload, type Question, searchQueryOf } from './workload.ts'

/** Cars of few brands at many prices. */
const stock = fc.sample(anyCar, { seed: 1, numRuns: 300 }).map((car, id): IndexedCar => {
  const random = createRandom(id)
  const brand = random.pick(['dacia', 'toyota', 'fiat'])
  const price = 10_000 + random.below(90_000)
  return { ...car, id: String(id), brand, model: `${brand}-${random.below(9)}`, price }
})
const questions = createWorkload(stock, 1000, 1)
const shareOf = (holds: (question: Question) => boolean) => questions.filter(holds).length / questions.length
const chosen = ({ filters }: Question) => FACETS.filter((facet) => filters[facet] !== undefined)

function fits(car: IndexedCar, { filters }: Question): boolean {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = filters
  const inGroup = (facet: Facet) => {
    const values = filters[facet] ?? []
    const own = valuesOf(car, facet)
    return isAdditive(facet)
      ? values.every((value) => own.includes(value))
      : values.some((value) => own.includes(value))
  }
  return car.price >= priceMin && car.price <= priceMax && FACETS.every((facet) => !filters[facet] || inGroup(facet))
}

describe('the workload', () => {
  it('is the same for the same stock and seed, and another for another seed', () => {
    expect(createWorkload(stock, 1000, 1)).toEqual(questions)
    expect(createWorkload(stock, 1000, 2)).not.toEqual(questions)
    expect(createWorkload(stock, 10, 1)).toEqual(questions.slice(0, 10))
  })

  it('asks nothing twice', () => {
    expect(new Set(questions.map(addressOf)).size).toBe(1000)
    expect(() => createWorkload([], 1, 1)).toThrow(RangeError)
  })

  it('finds at least one car with every question', () => {
    expect(questions.filter((question) => !stock.some((car) => fits(car, question)))).toEqual([])
  })

  it('chooses none to five groups of one to three values, every group now and then', () => {
    const numbers = questions.map((question) => chosen(question).length)
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 5])
    expect(new Set(questions.flatMap(chosen))).toEqual(new Set(FACETS))
    const values = questions.flatMap((question) => chosen(question).map((facet) => question.filters[facet]?.length))
    expect(new Set(values)).toEqual(new Set([1, 2, 3]))
  })

  it('has price ranges in about a quarter and deep pages in about a fifth', () => {
    expect(shareOf(({ filters }) => filters.priceMin !== undefined)).toBeCloseTo(0.25, 1)
    expect(shareOf(({ page }) => page > 1)).toBeCloseTo(0.2, 1)
  })

  it('asks index and API for the same', () => {
    const question: Question = {
      filters: { brand: ['dacia', 'fiat'], priceMin: 5 },
      sort: 'priceAsc',
      page: 3,
    }
    expect(addressOf(question)).toBe(
      '/api/cars?sort=priceAsc&page=3&limit=24&facets=true&brand=dacia&brand=fiat&priceMin=5',
    )
    expect(searchQueryOf(question)).toMatchObject({
      sort: 'priceAsc',
      filters: question.filters,
      limit: 24,
      start: { page: 3 },
    })
  })
})
