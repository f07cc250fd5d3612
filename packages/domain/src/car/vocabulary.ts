/**
 * The closed vocabularies of a car (P-13). Each list is the only place where its values are
 * written; types, filters, translations and the contract test are derived from it.
 */

/** The seven values that the contract and the filter know (P-13 and P-14). */
export const CONDITIONS = ['new', 'used', 'imported', 'excellent', 'good', 'average', 'damaged'] as const
export type Condition = (typeof CONDITIONS)[number]

/** How good a used car is. One of the three axes behind {@link CONDITIONS}. */
export const GRADES = ['excellent', 'good', 'average', 'damaged'] as const
export type Grade = (typeof GRADES)[number]

/** Where a car was first sold. One of the three axes behind {@link CONDITIONS}. */
export const ORIGINS = ['local', 'imported'] as const
export type Origin = (typeof ORIGINS)[number]

/** `ev` is battery-electric only; `phev` is a hybrid with a plug (P-13). */
export const FUEL_TYPES = ['petrol', 'diesel', 'hybrid', 'phev', 'ev', 'other'] as const
export type FuelType = (typeof FUEL_TYPES)[number]

export const TRANSMISSIONS = ['manual', 'automatic', 'sequential'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

/** The wheels that are driven. */
export const DRIVETRAINS = ['front', 'rear', 'all'] as const
export type Drivetrain = (typeof DRIVETRAINS)[number]

export const BODY_TYPES = [
  'hatchback',
  'sedan',
  'suv',
  'pickup',
  'estate',
  'minivan',
  'van',
  'coupe',
  'convertible',
] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const COLORS = [
  'white',
  'black',
  'grey',
  'silver',
  'blue',
  'red',
  'green',
  'brown',
  'beige',
  'orange',
  'yellow',
  'gold',
] as const
export type Color = (typeof COLORS)[number]

/** The fifteen features, in their order (P-13). */
export const FEATURES = [
  'speedRegulator',
  'airConditioning',
  'sequentialGearshift',
  'cdPlayer',
  'reversingCamera',
  'gpsNavigation',
  'parkAssist',
  'startStop',
  'airbag',
  'abs',
  'onBoardComputer',
  'rims',
  'sunroof',
  'electricMirrors',
  'bluetooth',
] as const
export type Feature = (typeof FEATURES)[number]

/** The status of a car's sale (P-20). A sold car keeps its page (P-16). */
export const SALE_STATUSES = ['available', 'reserved', 'sold'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

export const STEERING_SIDES = ['left', 'right'] as const
export type SteeringSide = (typeof STEERING_SIDES)[number]

/** The unit in which the car's own instrument counts (P-19). */
export const ODOMETER_UNITS = ['km', 'mi'] as const
export type OdometerUnit = (typeof ODOMETER_UNITS)[number]

/** Views of a photograph. The first is the key photograph of a listing card. */
export const PHOTO_VIEWS = ['frontThreeQuarter', 'side', 'rear', 'interior', 'engine', 'detail'] as const
export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** The four mileage ranges by id, in kilometres: from (inclusive) to (exclusive) (P-13). */
export const MILEAGE_RANGES = [
  { id: 1, from: 0, to: 10_000 },
  { id: 2, from: 10_000, to: 50_000 },
  { id: 3, from: 50_000, to: 100_000 },
  { id: 4, from: 100_000, to: Number.POSITIVE_INFINITY },
] as const
export type MileageRangeId = (typeof MILEAGE_RANGES)[number]['id']

/** The mileage range that `mileage` (kilometres) falls into. */
export function mileageRangeOf(mileage: number): MileageRangeId {
  return MILEAGE_RANGES.find((range) => mileage < range.to)?.id ?? 4
}

/** How many model years the year list offers (P-13). */
export const MODEL_YEAR_COUNT = 25

/** The model years to choose from: 25 counting down from the year after `currentYear` (P-13). */
export function modelYearChoices(currentYear: number): number[] {
  return Array.from({ length: MODEL_YEAR_COUNT }, (_, index) => currentYear + 1 - index)
}
