import type { StockCarDetails, StockFacts } from '@otosafi/api-client/office-schema'
import {
  BODY_TYPES,
  COLORS,
  DRIVETRAINS,
  FUEL_TYPES,
  GRADES,
  ODOMETER_UNITS,
  ORIGINS,
  STEERING_SIDES,
  TRANSMISSIONS,
} from '@otosafi/domain/car/vocabulary'

import { isSame } from '../is-same.ts'

/** The facts of a car with the day on which its mileage was read; null where that is the day of publication. */
export type CarFacts = StockFacts & Pick<StockCarDetails, 'mileageReadOn'>

/** Input type of a car field, with its bounds. `unit` is appended to the label. */
export type CarField = Readonly<
  | { kind: 'choice'; values: readonly string[]; isRequired: boolean }
  | { kind: 'number'; min: number; max: number; unit?: string; decimals?: 1; isRequired: boolean }
  | { kind: 'text'; most: number }
  | { kind: 'flag' }
  | { kind: 'day' }
  | { kind: 'brand' | 'model' | 'city' | 'features' }
>

const choice = (values: readonly string[]) => ({ kind: 'choice', values, isRequired: true }) as const
const ifKnown = <Field extends { isRequired: boolean }>(field: Field) => ({ ...field, isRequired: false as boolean })
const whole = (min: number, max: number, unit?: string) =>
  ({ kind: 'number', min, max, isRequired: true, ...(unit !== undefined && { unit }) }) as const
const text = (most: number) => ({ kind: 'text', most }) as const

/** The field of every fact, with the bounds of the contract. */
export const CAR_FIELDS: { readonly [Fact in keyof CarFacts]: CarField } = {
  brand: { kind: 'brand' },
  model: { kind: 'model' },
  trim: text(80),
  bodyType: choice(BODY_TYPES),
  modelYear: whole(1950, 2100),
  productionYear: ifKnown(whole(1950, 2100)),
  isNew: { kind: 'flag' },
  grade: ifKnown(choice(GRADES)),
  origin: choice(ORIGINS),
  city: { kind: 'city' },
  mileage: whole(0, 5_000_000, 'km'),
  mileageReadOn: { kind: 'day' },
  odometerUnit: choice(ODOMETER_UNITS),
  tamperedOdometer: { kind: 'flag' },
  dateFirstUse: { kind: 'day' },
  noOfOwners: ifKnown(whole(0, 50)),
  numberofkeys: ifKnown(whole(0, 10)),
  vin: text(17),
  fuelType: choice(FUEL_TYPES),
  transmission: choice(TRANSMISSIONS),
  drivetrain: ifKnown(choice(DRIVETRAINS)),
  engineSize: ifKnown(whole(1, 20_000, 'cm³')),
  enginePower: ifKnown(whole(1, 2000, 'kW')),
  fiscalPower: ifKnown(whole(1, 100, 'CV')),
  fuelConsumption: { ...ifKnown(whole(0, 100, 'l, kWh / 100 km')), decimals: 1 },
  fuelTankCapacity: ifKnown(whole(1, 500, 'l')),
  autonomy: ifKnown(whole(1, 5000, 'km')),
  emissionCO2: ifKnown(whole(0, 2000, 'g/km')),
  weight: ifKnown(whole(1, 20_000, 'kg')),
  color: choice(COLORS),
  exteriorColor: text(80),
  interiorColor: text(80),
  seats: whole(1, 60),
  doors: ifKnown(whole(1, 9)),
  steeringSide: choice(STEERING_SIDES),
  features: { kind: 'features' },
}

/** The fields in their groups, in the order in which a car is described. */
export const CAR_GROUPS = {
  car: ['brand', 'model', 'trim', 'bodyType', 'modelYear', 'productionYear', 'isNew', 'grade', 'origin', 'city'],
  use: [
    'mileage',
    'mileageReadOn',
    'odometerUnit',
    'tamperedOdometer',
    'dateFirstUse',
    'noOfOwners',
    'numberofkeys',
    'vin',
  ],
  engine: [
    'fuelType',
    'transmission',
    'drivetrain',
    'engineSize',
    'enginePower',
    'fiscalPower',
    'fuelConsumption',
    'fuelTankCapacity',
    'autonomy',
    'emissionCO2',
    'weight',
  ],
  look: ['color', 'exteriorColor', 'interiorColor', 'seats', 'doors', 'steeringSide', 'features'],
} as const satisfies Readonly<Record<string, readonly (keyof CarFacts)[]>>

/** The facts as fields have them: what is not known is empty. */
export type CarValues = { [Fact in keyof CarFacts]: NonNullable<CarFacts[Fact]> | '' }

const FACTS = Object.keys(CAR_FIELDS) as (keyof CarFacts)[]

/** The values of a car that nobody has described yet. */
export function emptyValues(steeringSide: StockFacts['steeringSide']): CarValues {
  const empty = Object.fromEntries(FACTS.map((fact) => [fact, ''])) as CarValues
  return { ...empty, isNew: false, tamperedOdometer: false, odometerUnit: 'km', features: [], steeringSide }
}

/** The facts of a car, with the day of its mileage among them. */
export function carFactsOf({ facts, mileageReadOn }: Pick<StockCarDetails, 'facts' | 'mileageReadOn'>): CarFacts {
  return { ...facts, mileageReadOn }
}

/** The values of a car's facts. */
export function valuesOf(facts: CarFacts): CarValues {
  return Object.fromEntries(FACTS.map((fact) => [fact, facts[fact] ?? ''])) as CarValues
}

/** The facts of values, of which {@link missingIn} finds none missing. */
export function factsOf(values: CarValues): CarFacts {
  const known = (value: unknown) => (value === '' ? null : value)
  const facts = Object.fromEntries(FACTS.map((fact) => [fact, known(values[fact])])) as CarFacts
  return { ...facts, vin: facts.vin?.toUpperCase().replace(/\s/g, '') ?? null }
}

/** The facts that must be known and are not. */
export function missingIn(values: CarValues): (keyof CarFacts)[] {
  return FACTS.filter((fact) => isRequired(CAR_FIELDS[fact]) && values[fact] === '')
}

/** Whether a field must be filled in. */
export function isRequired(field: CarField): boolean {
  if ('isRequired' in field) return field.isRequired
  return field.kind === 'brand' || field.kind === 'model' || field.kind === 'city'
}

/** The facts in which two versions differ. */
export function changedFacts(one: CarFacts, other: CarFacts): (keyof CarFacts)[] {
  return FACTS.filter((fact) => !isSame(one[fact], other[fact]))
}

/** Three-way merge: own edits win over concurrent changes since `base`. */
export function mergeValues({ base, mine, theirs }: { base: CarFacts; mine: CarValues; theirs: CarFacts }) {
  const [before, after] = [valuesOf(base), valuesOf(theirs)]
  return Object.fromEntries(
    FACTS.map((fact) => [fact, isSame(before[fact], mine[fact]) ? after[fact] : mine[fact]]),
  ) as CarValues
}
