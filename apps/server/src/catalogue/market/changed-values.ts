import type { MarketCar, MarketValue } from './market-rules.ts'
import { marketValuesOf } from './market-value.ts'
import { segmentValueOf } from './segment-value.ts'

type Facts = [
  ...[id: string, brand: string, model: string, modelYear: number, mileage: number, isContradicted: boolean],
  ...[isNew: boolean, grade: MarketCar['grade'], price: number],
]
/** A car's market value as it is stored. */
type Stored = [
  ...[value: number | null, comparables: number, low: number | null, high: number | null],
  width: MarketValue['width'],
]
/** Model year, mileage and price of the cars of its segment; null where the model has enough cars. */
type Segment = [modelYear: number, mileage: number, price: number][] | null
/** A car in the JSON text of a market: an array, which is shorter than an object. */
export type MarketRow = [...Facts, ...Stored, segment: Segment]

/** Values that are written at a time. */
const BATCH_SIZE = 1000

/**
 * The market values of one model's cars that differ from the stored ones. `market` is the JSON text of {@link MarketRow}s.
 * The result is a list of JSON texts, each an array of values with the `id` of their car, to be written in one statement:
 * on a worker thread, so that the main thread parses neither the cars nor the values.
 */
export function changedValues(market: string): string[] {
  const rows = JSON.parse(market) as MarketRow[]
  const values = marketValuesOf(rows.map(carOf))
  const changed = rows.flatMap((row, place) => {
    const found = withSegment(row, values[place] as MarketValue)
    return isStored(row, found) ? [] : [{ id: row[0], ...found }]
  })
  const blocks = Array.from({ length: Math.ceil(changed.length / BATCH_SIZE) }, (_, at) => at * BATCH_SIZE)
  return blocks.map((from) => JSON.stringify(changed.slice(from, from + BATCH_SIZE)))
}

function carOf(row: MarketRow): MarketCar {
  const [id, brand, model, modelYear, mileage, isContradicted, isNew, grade, price] = row
  return { id, brand, model, modelYear, mileage, isContradicted, isNew, grade, price }
}

/** The value found among cars of the model, with the segment's as the fallback. */
function withSegment(row: MarketRow, found: MarketValue): MarketValue {
  const segment = row[14]
  if (found.width !== null || segment === null) return found
  const peers = segment.map(([modelYear, mileage, price]) => ({ modelYear, mileage, price }))
  return segmentValueOf(carOf(row), peers, found.comparables)
}

function isStored(row: MarketRow, found: MarketValue): boolean {
  const [value, comparables, low, high, width] = row.slice(9, 14) as Stored
  if (comparables !== found.comparables || width !== found.width) return false
  return value === found.value && low === found.low && high === found.high
}
