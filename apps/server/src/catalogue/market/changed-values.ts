import type { MarketCar, MarketValue } from './market-rules.ts'
import { marketValuesOf } from './market-value.ts'

type Facts = [
  ...[id: string, brand: string, model: string, modelYear: number, mileage: number, tamperedOdometer: boolean],
  ...[isNew: boolean, grade: MarketCar['grade'], price: number],
]
/** What is stored of a car's market value. */
type Stored = [value: number | null, comparables: number, low: number | null, high: number | null]
/** A car as the market is read. One array for each keeps the text short. */
export type MarketRow = [...Facts, ...Stored]

/** Values that are written at a time. */
const BLOCK = 1000

/**
 * What the cars of one model are worth now, where that is not what is stored. `market` is the JSON text of
 * {@link MarketRow}s. The answer are JSON texts of lists of values with the `id` of their car, each to be written at a
 * time: the thread that visitors wait for reads neither the many cars nor their values.
 */
export function changedValues(market: string): string[] {
  const rows = JSON.parse(market) as MarketRow[]
  const values = marketValuesOf(rows.map(carOf))
  const changed = rows.flatMap((row, place) => {
    const found = values[place] as MarketValue
    return isStored(row, found) ? [] : [{ id: row[0], ...found }]
  })
  const blocks = Array.from({ length: Math.ceil(changed.length / BLOCK) }, (_, at) => at * BLOCK)
  return blocks.map((from) => JSON.stringify(changed.slice(from, from + BLOCK)))
}

function carOf(row: MarketRow): MarketCar {
  const [id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price] = row
  return { id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price }
}

function isStored(row: MarketRow, found: MarketValue): boolean {
  const [value, comparables, low, high] = row.slice(9) as Stored
  return comparables === found.comparables && value === found.value && low === found.low && high === found.high
}
