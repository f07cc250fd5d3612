import type { ProblemCode } from '@otosafi/api-client/problem'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'

/** A car by what its entry knows of it. */
export type FavouriteCar = { id: string; name: string }

/** A favourite as the account's list shows it. */
export type ShownFavourite = {
  id: string
  car: FavouriteCar
  /** Null where the car is no longer shown. */
  card: CardCar | null
  /** The price when the car was added, if it is lower now; else null. */
  fellFrom: number | null
}

/** The favourites of an account, or why they could not be loaded: null where the answer does not say. */
export type AccountList = { favourites: readonly ShownFavourite[] } | { problem: ProblemCode | null }
