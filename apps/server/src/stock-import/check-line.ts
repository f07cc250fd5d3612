import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { soldYearBounds } from '@otosafi/validators/selling-car'

import { type CarFacts, columnsOf } from '../db/car-facts.ts'
import type { LoadRow } from '../db/insert-rows.ts'
import type { ImportFault } from '../db/stock-import-tables.ts'
import { COLUMN_NAMES, type ColumnName, COLUMNS, type ColumnValues } from './columns.ts'
import type { Names } from './names.ts'
import { type PhotoReference, readPhotos } from './photo-reference.ts'
import { pastDay, quote, type Read } from './readers.ts'

/** The columns of a car that a file sets; all others belong to the product. */
export type ImportedFacts = CarFacts & Pick<LoadRow<'stock'>, 'price'>

/** A car as a line of a file has it. */
export type ImportedCar = { line: number; number: string; facts: ImportedFacts; photos: readonly PhotoReference[] }

/** Dependencies of checking a line. */
export type CheckContext = {
  edition: EditionId
  names: Names
  /** ISO date. */
  today: string
}

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
        problem: { en: 'It is empty, and every car needs it.', fr: 'Vide, alors que chaque voiture en a besoin.' },
        cure: { en: `Fill it in, such as ${example}.`, fr: `Remplissez, par exemple ${example}.` },
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
      problem: {
        en: `${quote(String(year))} is no year of a car that can be sold.`,
        fr: `${quote(String(year))} n’est pas l’année d’une voiture qui peut être vendue.`,
      },
      cure: {
        en: `Write a year from ${years.min} to ${years.max}.`,
        fr: `Écrivez une année de ${years.min} à ${years.max}.`,
      },
    })
  }
  const isNew = values.isNew ?? false
  if (isNew && values.grade !== null)
    faults.push({
      line,
      column: 'grade',
      problem: { en: 'A new car has no grade.', fr: 'Une voiture neuve n’a pas d’état.' },
      cure: { en: 'Leave it empty, or write no in isNew.', fr: 'Laissez vide, ou écrivez no dans isNew.' },
    })
  if (faults.length > 0 || brand === null || model === null || city === null || photos === null) return { faults }

  const { number, price, ...given } = values as ColumnValues
  const facts: ImportedFacts = {
    ...columnsOf({
      ...given,
      brand,
      model: model.id,
      city,
      isNew,
      bodyType: given.bodyType ?? model.bodyType,
      odometerUnit: given.odometerUnit ?? 'km',
      tamperedOdometer: given.tamperedOdometer ?? false,
      steeringSide: given.steeringSide ?? EDITIONS[edition].steeringSide,
      dateFirstUse: firstUse,
      features: given.features ?? [],
    }),
    price,
  }
  return { car: { line, number, facts, photos } }
}
