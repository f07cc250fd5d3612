import { type ComparableCar, type Valuation, valueAmong } from './valuation.ts'

/** A car of the market that is valued as if its own price were not known. Damaged cars are compared with damaged ones alone. */
export type MarketSale = ComparableCar & { brand: string; model: string; isDamaged: boolean }

/** The valuation of a car that was held back, beside what is asked for it. */
export type HeldBack = Pick<MarketSale, 'brand' | 'modelYear' | 'price'> & Pick<Valuation, 'range' | 'confidence'>

/** Folds of the cross-validation: the cars of each are valued by the nine others. */
const PARTS = 10

/** Values every one of the cars by those of its model that are in other parts than itself. Their order decides on the parts. */
export function valueHeldBack(cars: readonly MarketSale[]): HeldBack[] {
  const kinds = Map.groupBy(cars, ({ brand, model, isDamaged }) => `${brand} ${model} ${isDamaged}`)
  return [...kinds.values()].flatMap((kind) =>
    kind.map((car, place) => {
      const others = kind.filter((_, at) => at % PARTS !== place % PARTS)
      const { brand, modelYear, mileage, price } = car
      const { range, confidence } = valueAmong(others, { modelYear, mileage })
      return { brand, modelYear, price, range, confidence }
    }),
  )
}
