import { createDictionary, type Dictionary } from '@otosafi/search/dictionary'

import { createLogStructuredStore } from './log-structured-store.ts'
import type { StoredCar } from './stored-car.ts'

/** The data of cards by slot, as text outside the heap: each read parses a new object. */
export type CarStore = {
  /** Number of cars. */
  readonly size: number
  get: (slot: number) => StoredCar | undefined
  /** Writes a car into a slot, replacing the one that is there. */
  set: (slot: number, car: StoredCar) => void
  /** Empties a slot; an empty one is no error. */
  delete: (slot: number) => void
}

/** A car as it is serialised. Strings that many cars share are replaced by codes, which halves the memory. */
type Row = [id: string, words: WordRow, facts: FactRow, photo: PhotoRow | null]
type WordRow = [
  ...[brand: number, model: number, trim: number | null, fuelType: number, transmission: number, bodyType: number],
  ...[color: number, city: number, origin: number, grade: number | null, status: number, mileageEvidence: number],
]
type FactRow = [
  ...[modelYear: number, price: number, oldPrice: number | null, mileage: number, isNew: boolean],
  ...[certifiedUntil: string | null, publishedAt: number, changedAt: number, photoCount: number],
]
type PhotoRow = [key: string, width: number, height: number, placeholder: string, view: number]

/** An empty store. */
export function createCarStore(): CarStore {
  const rows = createLogStructuredStore()
  const words = createDictionary('what cards show', Number.POSITIVE_INFINITY)
  return {
    get size() {
      return rows.size
    },
    get: (slot) => {
      const row = rows.get(slot)
      return row === undefined ? undefined : decode(words, JSON.parse(row) as Row)
    },
    set: (slot, car) => rows.set(slot, JSON.stringify(encode(words, car))),
    delete: rows.delete,
  }
}

function encode({ add }: Dictionary, car: StoredCar): Row {
  const { id, brand, model, trim, fuelType, transmission, bodyType, color, city, origin, grade, status } = car
  const {
    modelYear,
    price,
    oldPrice,
    mileage,
    mileageEvidence,
    isNew,
    certifiedUntil,
    publishedAt,
    changedAt,
    photo,
    photoCount,
  } = car
  const drive = [add(fuelType), add(transmission), add(bodyType)] as const
  const state = [add(origin), grade === null ? null : add(grade), add(status), add(mileageEvidence)] as const
  return [
    id,
    [add(brand), add(model), trim === null ? null : add(trim), ...drive, add(color), add(city), ...state],
    [modelYear, price, oldPrice, mileage, isNew, certifiedUntil, publishedAt, changedAt, photoCount],
    photo && [photo.key, photo.width, photo.height, photo.placeholder, add(photo.view)],
  ]
}

function decode({ values }: Dictionary, [id, words, facts, photo]: Row): StoredCar {
  const [brand, model, trim, fuelType, transmission, bodyType, color, city, origin, grade, status, evidence] = words
  const [modelYear, price, oldPrice, mileage, isNew, certifiedUntil, publishedAt, changedAt, photoCount] = facts
  return {
    id,
    brand: values[brand] as string,
    model: values[model] as string,
    trim: trim === null ? null : (values[trim] as string),
    modelYear,
    price,
    oldPrice,
    mileage,
    fuelType: values[fuelType] as StoredCar['fuelType'],
    transmission: values[transmission] as StoredCar['transmission'],
    bodyType: values[bodyType] as StoredCar['bodyType'],
    color: values[color] as StoredCar['color'],
    city: values[city] as string,
    isNew,
    origin: values[origin] as StoredCar['origin'],
    grade: grade === null ? null : (values[grade] as StoredCar['grade']),
    status: values[status] as StoredCar['status'],
    mileageEvidence: values[evidence] as StoredCar['mileageEvidence'],
    certifiedUntil,
    publishedAt,
    changedAt,
    photo: photo && photoOf(values, photo),
    photoCount,
  }
}

function photoOf(values: Dictionary['values'], [key, width, height, placeholder, view]: PhotoRow): StoredCar['photo'] {
  return { key, width, height, placeholder, view: values[view] as NonNullable<StoredCar['photo']>['view'] }
}
