import type { CardCar } from './car-card-props.ts'

/** Cards of a list that visitors see at first, on a wide screen: their photographs are not to wait. */
export const SEEN_FIRST = 3

/** The key of the photograph that a list of cars opens with, if any of the cars that are seen first has one. */
export function leadPhotoOf(cars: readonly CardCar[]): string | undefined {
  return cars.slice(0, SEEN_FIRST).find(({ photo }) => photo !== null)?.photo?.key
}
