import { candidatesOf, comparablesOf, type MarketCar, marketValueOf } from './market-value.ts'

/** A car as the market is read: its facts, and what is stored of its value. One array for each keeps the text short. */
export type MarketRow = [
  ...[id: string, brand: string, model: string, modelYear: number, mileage: number, tamperedOdometer: boolean],
  ...[isNew: boolean, grade: MarketCar['grade'], price: number],
  ...[value: number | null, comparables: number, low: number | null, high: number | null],
]

/** What is stored of a car's market value; the three prices are null together. */
export type StoredValue = { value: number | null; comparables: number; low: number | null; high: number | null }
export type ChangedValue = StoredValue & { id: string }

/** What the cars of one model are worth now, where that is not what is stored. `market` is the JSON text of {@link MarketRow}s. */
export function changedValues(market: string): ChangedValue[] {
  const cars = (JSON.parse(market) as MarketRow[]).map(fromRow)
  const candidates = candidatesOf(cars)
  return cars.flatMap((car) => {
    const comparables = comparablesOf(car, candidates(car))
    const found = marketValueOf(car, comparables) ?? { value: null, low: null, high: null }
    const isSame =
      car.comparables === comparables.length &&
      car.value === found.value &&
      car.low === found.low &&
      car.high === found.high
    const { value, low, high } = found
    return isSame ? [] : [{ id: car.id, value, comparables: comparables.length, low, high }]
  })
}

function fromRow(row: MarketRow): MarketCar & StoredValue {
  const [id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price, value, comparables, low, high] =
    row
  return { id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price, value, comparables, low, high }
}
