import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { soldYearBounds } from '@otosafi/validators/selling-car'

import type { LoadRow } from '../db/insert-rows.ts'
import type { ImportFault } from '../db/stock-import-tables.ts'
import type { Tables } from '../db/tables.ts'
import { COLUMN_NAMES, type ColumnName, COLUMNS, type ColumnValues } from './columns.ts'
import type { Names } from './names.ts'
import { type PhotoReference, readPhotos } from './photo-reference.ts'
import { pastDay, quote, type Read } from './readers.ts'

/** The columns of a car that a file determines; all others belong to the product. */
export type CarFacts = Omit<
  LoadRow<'cars'>,
  | 'edition'
  | 'id'
  | 'status'
  | 'published_at'
  | 'changed_at'
  | 'sold_at'
  | 'old_price'
  | 'car_issue'
  | 'dimensions'
  | `market_${'value' | 'comparables' | 'low' | 'high' | 'width'}`
>

/** A car as a line of a file has it. */
export type ImportedCar = { line: number; number: string; facts: CarFacts; photos: readonly PhotoReference[] }

/** Dependencies of checking a line. */
export type CheckContext = {
  edition: EditionId
  names: Names
  /** ISO date. */
  today: string
}

/** The table that facts go into, for those who name its columns. */
export type FactColumn = keyof CarFacts & keyof Tables['cars']

/** The column that a name of the file stands for: case, spaces, hyphens and underscores do not count. */
export function columnOf(name: string): ColumnName | null {
  const plain = plainName(name)
  return COLUMN_NAMES.find((column) => plainName(column) === plain) ?? null
}

function plainName(name: string): string {
  return name.replaceAll(/[\s_-]/g, '').toLowerCase()
}

/** Checks a line's texts, by the columns of {@link COLUMNS}: the car, or all that is wrong with it. */
export function checkLine(
  line: number,
  texts: ReadonlyMap<ColumnName, string>,
  { edition, names, today }: CheckContext,
): { car: ImportedCar } | { faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const take = <T>(column: ColumnName, read: Read<T>): T | null => {
    if ('value' in read) return read.value
    faults.push({ line, column, problem: read.problem, cure: read.cure })
    return null
  }
  const entries = COLUMN_NAMES.map((column) => {
    const typed = (texts.get(column) ?? '').trim()
    const { isRequired, read, example } = COLUMNS[column]
    if (typed !== '') return [column, take<unknown>(column, read(typed))]
    if (isRequired)
      faults.push({
        line,
        column,
        problem: 'It is empty, and every car needs it.',
        cure: `Fill it in, such as ${example}.`,
      })
    return [column, null]
  })
  const values = Object.fromEntries(entries) as { [Name in ColumnName]: ColumnValues[Name] | null }

  const brand = values.brand === null ? null : take('brand', names.brand(values.brand))
  const model = brand === null || values.model === null ? null : take('model', names.model(brand, values.model))
  const city = values.city === null ? null : take('city', names.city(values.city))
  const firstUse = values.dateFirstUse === null ? null : take('dateFirstUse', pastDay(values.dateFirstUse, today))
  const photos = values.photos === null ? [] : take('photos', readPhotos(values.photos))
  const years = soldYearBounds(Number(today.slice(0, 4)))
  for (const column of ['modelYear', 'productionYear'] as const) {
    const year = values[column]
    if (year === null || (year >= years.min && year <= years.max)) continue
    faults.push({
      line,
      column,
      problem: `${quote(String(year))} is no year of a car that can be sold.`,
      cure: `Write a year from ${years.min} to ${years.max}.`,
    })
  }
  const isNew = values.isNew ?? false
  if (isNew && values.grade !== null)
    faults.push({
      line,
      column: 'grade',
      problem: 'A new car has no grade.',
      cure: 'Leave it empty, or write no in isNew.',
    })
  if (faults.length > 0 || brand === null || model === null || city === null || photos === null) return { faults }

  const { number, price, mileage, modelYear, fuelType, transmission, color, seats, origin } = values as ColumnValues
  const facts: CarFacts = {
    brand,
    model: model.id,
    trim: values.trim,
    model_year: modelYear,
    production_year: values.productionYear,
    body_type: values.bodyType ?? model.bodyType,
    fuel_type: fuelType,
    transmission,
    color,
    exterior_color: values.exteriorColor,
    interior_color: values.interiorColor,
    mileage,
    odometer_unit: values.odometerUnit ?? 'km',
    tampered_odometer: values.tamperedOdometer ?? false,
    is_new: isNew,
    origin,
    grade: values.grade,
    steering_side: values.steeringSide ?? EDITIONS[edition].steeringSide,
    price,
    no_of_owners: values.noOfOwners,
    numberofkeys: values.numberofkeys,
    engine_size: values.engineSize,
    engine_power: values.enginePower,
    fiscal_power: values.fiscalPower,
    seats,
    doors: values.doors,
    drivetrain: values.drivetrain,
    date_first_use: firstUse,
    weight: values.weight,
    emission_co2: values.emissionCO2,
    fuel_consumption: values.fuelConsumption,
    fuel_tank_capacity: values.fuelTankCapacity,
    autonomy: values.autonomy,
    features: values.features ?? [],
    city,
    vin: values.vin,
  }
  return { car: { line, number, facts, photos } }
}
