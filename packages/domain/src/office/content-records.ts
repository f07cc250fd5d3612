import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '../car/vocabulary.ts'
import type { CategoryFilters, FinancingPartner, Store } from '../content/content.ts'

/** Where something is, degrees of WGS 84. */
export type MapPlace = Store['location']

/** Rates from the lowest to the highest, fractions a year. */
export type RateRange = NonNullable<FinancingPartner<unknown>['rate']>

/** Values that have parts, none of which is a text. */
export type ContentRecord = MapPlace | RateRange | CategoryFilters

/** The filters of a category that choose among words. */
export const FILTER_WORDS = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  condition: CONDITIONS,
} as const satisfies Partial<Record<keyof CategoryFilters, readonly string[]>>

/** The numbers of seats that a category chooses among. */
export const FILTER_SEATS = [2, 3, 4, 5, 6, 7, 8, 9] as const

/** The filters of a category that a car stays below. */
export const FILTER_BOUNDS = ['priceMax', 'mileageMax'] as const satisfies readonly (keyof CategoryFilters)[]

/** The highest of these bounds: whole units of the edition's currency, or kilometres. */
export const MAX_OF_BOUND = 1_000_000_000

/** Whether a value is a place on the map. */
export function isMapPlace(value: unknown): value is MapPlace {
  return (
    isRecord(value, ['latitude', 'longitude']) &&
    isWithin(value['latitude'], -90, 90) &&
    isWithin(value['longitude'], -180, 180)
  )
}

/** Whether a value is a range of rates. */
export function isRateRange(value: unknown): value is RateRange {
  return (
    isRecord(value, ['min', 'max']) && isWithin(value['max'], 0, 1) && isWithin(value['min'], 0, value['max'] as number)
  )
}

/** Whether a value is filters, at least one of them. */
export function isFilters(value: unknown): value is CategoryFilters {
  if (!isRecord(value, [...Object.keys(FILTER_WORDS), 'seats', ...FILTER_BOUNDS])) return false
  const parts = Object.entries(value)
  return parts.length > 0 && parts.every(([name, part]) => isFilter(name, part))
}

function isFilter(name: string, part: unknown): boolean {
  if (FILTER_BOUNDS.some((each) => each === name)) return Number.isInteger(part) && isWithin(part, 1, MAX_OF_BOUND)
  const known: readonly unknown[] = name === 'seats' ? FILTER_SEATS : FILTER_WORDS[name as keyof typeof FILTER_WORDS]
  if (!Array.isArray(part) || part.length === 0 || new Set(part).size < part.length) return false
  return part.every((each) => known.includes(each))
}

function isRecord(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => names.includes(name))
  )
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max
}
