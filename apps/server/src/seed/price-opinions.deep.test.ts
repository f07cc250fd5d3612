import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

import { DEMONSTRATED, type Demonstrated } from '@otosafi/demonstration/demonstrated'
import { MARKET_WIDTHS, type MarketWidth } from '@otosafi/domain/money/rate-price'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { DEFAULT_SEED_CARS } from '../env.ts'
import { seedDatabase } from './seed-database.ts'

type Opinion = { price: number; value: number; low: number; high: number; width: MarketWidth }

/** The most, in percent, that the median of a width's opinions may be off the price, which is held back from its own value. */
const MEDIAN_ERROR: Record<MarketWidth, number> = { near: 10, far: 10, wide: 12, model: 15, segment: 22 }

withDatabase('price opinions on the stock of a start', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    const today = '2026-11-24'
    await seedDatabase(database, { editions: DEMONSTRATED, cars: DEFAULT_SEED_CARS, today, details: false })
  })

  const opinionsOf = async (edition: Demonstrated): Promise<(Opinion | { value: null })[]> => {
    const { rows } = await sql<Opinion>`
      select price, market_value as value, market_low as low, market_high as high, market_width as width
      from cars where edition = ${edition} and status <> 'sold'
    `.execute(database.kysely)
    return rows
  }

  it.each(DEMONSTRATED)('are there for 70 percent of the cars for sale in %s', async (edition) => {
    const all = await opinionsOf(edition)
    const rated = all.filter(({ value }) => value !== null)
    expect(rated.length / all.length).toBeGreaterThanOrEqual(0.7)
  })

  describe('that are made without the price of the car itself', () => {
    it('come near it, the nearer the more alike the compared cars are', async () => {
      const all = (await Promise.all(DEMONSTRATED.map(opinionsOf))).flat()
      const byWidth = Map.groupBy(all.filter(isOpinion), ({ width }) => width)
      expect([...byWidth.keys()].sort()).toEqual([...MARKET_WIDTHS].sort())
      for (const [width, opinions] of byWidth) {
        const errors = opinions.map(({ price, value }) => (100 * Math.abs(value - price)) / price).sort((a, b) => a - b)
        expect(errors[Math.floor(errors.length / 2)], width).toBeLessThan(MEDIAN_ERROR[width])
      }
    })

    it('have a range that the price lies in more often than not', async () => {
      const all = (await Promise.all(DEMONSTRATED.map(opinionsOf))).flat().filter(isOpinion)
      const within = all.filter(({ price, low, high }) => price >= low && price <= high)
      expect(within.length / all.length).toBeGreaterThan(0.5)
    })
  })
})

function isOpinion(opinion: Opinion | { value: null }): opinion is Opinion {
  return opinion.value !== null
}
