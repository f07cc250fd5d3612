import { type ComparableCar, type Valuation, valueAmong } from './valuation.ts'

/** A car that is valued without its own price. Damaged cars are compared with damaged ones alone. */
export type MarketSale = ComparableCar & { brand: string; model: string; isDamaged: boolean }

/** The price of a car and its valuation by the other folds. */
export type CrossValidated = Pick<MarketSale, 'brand' | 'modelYear' | 'price'> & Pick<Valuation, 'range' | 'confidence'>

/** The cars of each fold are valued by the other nine. */
const FOLDS = 10

/** Values each car by those of its model in other folds (k-fold cross-validation); the order of the cars determines the folds. */
export function crossValidate(cars: readonly MarketSale[]): CrossValidated[] {
  const kinds = Map.groupBy(cars, ({ brand, model, isDamaged }) => `${brand} ${model} ${isDamaged}`)
  return [...kinds.values()].flatMap((kind) =>
    kind.map((car, place) => {
      const others = kind.filter((_, at) => at % FOLDS !== place % FOLDS)
      const { brand, modelYear, mileage, price } = car
      const { range, confidence } = valueAmong(others, { modelYear, mileage })
      return { brand, modelYear, price, range, confidence }
    }),
  )
}
