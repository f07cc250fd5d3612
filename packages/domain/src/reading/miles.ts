const KM_PER_MILE = 1.609344

/** Kilometres in whole miles. */
export function toMiles(kilometres: number): number {
  return Math.round(kilometres / KM_PER_MILE)
}

/** The kilometres after which an odometer shows so many miles. */
export function toKilometres(miles: number): number {
  return Math.round(miles * KM_PER_MILE)
}
