import {
  BODY_TYPES,
  COLORS,
  DRIVETRAINS,
  FEATURES,
  FUEL_TYPES,
  GRADES,
  ODOMETER_UNITS,
  ORIGINS,
  STEERING_SIDES,
  TRANSMISSIONS,
} from '@otosafi/domain/car/vocabulary'
import { MILEAGE_BOUNDS } from '@otosafi/validators/mileage'
import { ASKING_PRICE_BOUNDS, OWNERS_BOUNDS } from '@otosafi/validators/selling-car'

import { decimal, LIST_SEPARATOR, oneOf, type Reader, someOf, text, vin, whole, yesOrNo } from './readers.ts'

type Column<T, Required extends boolean> = {
  isRequired: Required
  /** Its contents, for the table of the documentation. */
  takes: string
  example: string
  read: Reader<T>
}

function required<T>(takes: string, example: string, read: Reader<T>): Column<T, true> {
  return { isRequired: true, takes, example, read }
}

function optional<T>(takes: string, example: string, read: Reader<T>): Column<T, false> {
  return { isRequired: false, takes, example, read }
}

const choice = (values: readonly string[]): string => `one of ${values.map((value) => `\`${value}\``).join(', ')}`
const list = `separated by \`${LIST_SEPARATOR}\``
const NAME = 80
const YEARS = { min: 1900, max: 2100 }

/** The columns of a file of cars. What reads, checks and documents them is derived from this. */
export const COLUMNS = {
  number: required("the dealer's own number of the car, which it is found again by", 'A-1042', text(40)),
  brand: required('name of the brand', 'Dacia', text(NAME)),
  model: required('name of the model', 'Duster', text(NAME)),
  modelYear: required('model year, up to the next', '2021', whole(YEARS)),
  mileage: required('kilometres, whatever the odometer counts', '64200', whole(MILEAGE_BOUNDS)),
  fuelType: required(choice(FUEL_TYPES), 'diesel', oneOf(FUEL_TYPES)),
  transmission: required(choice(TRANSMISSIONS), 'manual', oneOf(TRANSMISSIONS)),
  color: required(choice(COLORS), 'white', oneOf(COLORS)),
  seats: required('number of seats', '5', whole({ min: 1, max: 60 })),
  origin: required(`where it was first sold: ${choice(ORIGINS)}`, 'local', oneOf(ORIGINS)),
  price: required("whole units of the edition's currency", '182000', whole(ASKING_PRICE_BOUNDS)),
  city: required('name of a city of the edition', 'Casablanca', text(NAME)),
  trim: optional('version', '1.5 dCi Prestige', text(NAME)),
  productionYear: optional('year it was built', '2020', whole(YEARS)),
  bodyType: optional(`${choice(BODY_TYPES)}; empty: that of the model`, 'suv', oneOf(BODY_TYPES)),
  isNew: optional('`yes` or `no`; empty: no', 'no', yesOrNo),
  grade: optional(`how good a used car is: ${choice(GRADES)}`, 'good', oneOf(GRADES)),
  exteriorColor: optional("the maker's name of the paint", 'Blanc Glacier', text(NAME)),
  interiorColor: optional('colour of the inside', 'Noir', text(NAME)),
  odometerUnit: optional(`${choice(ODOMETER_UNITS)}; empty: km`, 'km', oneOf(ODOMETER_UNITS)),
  tamperedOdometer: optional('`yes` where the odometer is not to be trusted', 'no', yesOrNo),
  steeringSide: optional(
    `${choice(STEERING_SIDES)}; empty: the usual side of the country`,
    'left',
    oneOf(STEERING_SIDES),
  ),
  noOfOwners: optional('owners so far', '1', whole(OWNERS_BOUNDS)),
  numberofkeys: optional('keys that come with it', '2', whole({ min: 0, max: 10 })),
  engineSize: optional('cubic centimetres', '1461', whole({ min: 1, max: 20_000 })),
  enginePower: optional('kilowatt', '85', whole({ min: 1, max: 2000 })),
  fiscalPower: optional('fiscal horsepower', '6', whole({ min: 1, max: 100 })),
  doors: optional('number of doors', '5', whole({ min: 1, max: 9 })),
  drivetrain: optional(choice(DRIVETRAINS), 'front', oneOf(DRIVETRAINS)),
  dateFirstUse: optional('day of the first registration', '2021-03-01', text(10)),
  weight: optional('kilogram', '1320', whole({ min: 1, max: 20_000 })),
  emissionCO2: optional('grams a kilometre', '115', whole({ min: 0, max: 2000 })),
  fuelConsumption: optional('litres, or kWh, per 100 km', '4.4', decimal({ min: 0, max: 100 })),
  fuelTankCapacity: optional('litres', '50', whole({ min: 1, max: 500 })),
  autonomy: optional('kilometres on one tank or charge', '1100', whole({ min: 1, max: 5000 })),
  features: optional(`${choice(FEATURES)}, ${list}`, 'abs|bluetooth', someOf(FEATURES)),
  vin: optional('vehicle identification number', 'UU1HSDADG12345678', vin),
  photos: optional(
    `JPEG or PNG, the key photograph first, ${list}: paths from the folder of the file, or addresses; \`rear=\`, \`side=\`, \`interior=\`, \`engine=\` or \`detail=\` before one says what it shows`,
    '1042-1.jpg|rear=1042-2.jpg',
    text(8000),
  ),
} as const satisfies Record<string, Column<unknown, boolean>>

/** A name of a column. */
export type ColumnName = keyof typeof COLUMNS

/** The values of a line: required ones are there, others may be null. */
export type ColumnValues = {
  [Name in ColumnName]: (typeof COLUMNS)[Name] extends Column<infer T, true>
    ? T
    : (typeof COLUMNS)[Name] extends Column<infer T, false>
      ? T | null
      : never
}

/** The names, in the order of the documentation. */
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** The table of the documentation, in Markdown. */
export function columnsTable(): string {
  const rows = COLUMN_NAMES.map((name) => {
    const { isRequired, takes, example } = COLUMNS[name]
    return `| \`${name}\` | ${isRequired ? 'yes' : ''} | ${takes.replaceAll('|', '\\|')} | \`${example.replaceAll('|', '\\|')}\` |`
  })
  return ['| Column | Required | What it holds | Example |', '|---|---|---|---|', ...rows, ''].join('\n')
}
