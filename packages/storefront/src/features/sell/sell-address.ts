import { pathFor } from '@otosafi/editions/routes/path-for'

/** What the form of a car to sell may be filled with by its address. */
export type SoldCar = {
  brand: string
  model: string
  year: string
  mileage: string
  /** The reference of the car that is wanted in exchange. */
  wantedCar?: string
}

/** The address of the form, filled with what is known of the car; empty texts are left out. */
export function sellAddress(language: Parameters<typeof pathFor>[1], car: SoldCar): string {
  const known = new URLSearchParams(Object.entries(car).filter(([, value]) => value !== ''))
  const form = pathFor('sellYourCar', language)
  return known.size === 0 ? form : `${form}?${known.toString()}`
}
