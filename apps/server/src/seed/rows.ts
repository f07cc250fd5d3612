import type { SeedCar } from '@otosafi/demonstration/stock/seed-car'
import { inLanguagesOf } from '@otosafi/demonstration/translations'
import type { Car } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'

import { columnsOf } from '../db/car-facts.ts'
import type { LoadRow } from '../db/insert-rows.ts'
import type { Tables } from '../db/tables.ts'

/** The row of a car whose price was last changed on `pricedOn` (ISO date). Its discount is a generated column. */
export function carRow(edition: EditionId, car: Car, pricedOn?: string): LoadRow<'cars'> {
  const changes = [car.publishedAt, car.soldAt, pricedOn].filter((each) => typeof each === 'string')
  return {
    edition,
    id: car.id,
    ...columnsOf(car),
    car_issue: inLanguagesOf(edition, car.carIssue),
    price: car.price,
    old_price: car.oldPrice,
    market_value: car.marketValue,
    market_comparables: car.marketComparables,
    market_low: car.marketLow,
    market_high: car.marketHigh,
    market_width: car.marketWidth,
    status: car.status,
    published_at: car.publishedAt,
    changed_at: new Date(Math.max(...changes.map(Date.parse))).toISOString(),
    sold_at: car.soldAt,
    dimensions: car.dimensions,
    mileage_read_on: null,
  }
}

type DetailTable =
  | 'car_photos'
  | 'inspections'
  | 'service_records'
  | 'previous_owners'
  | 'car_documents'
  | 'price_changes'
  | 'engine_sounds'

/** Rows of details, by table. */
export type DetailRows = { [Name in DetailTable & keyof Tables]: LoadRow<Name>[] }

/** The rows of everything about these cars that is not in the table of cars. Lists keep their order as positions. */
export function detailRows(edition: EditionId, cars: readonly SeedCar[]): DetailRows {
  const of = (car: SeedCar) => ({ edition, car_id: car.car.id })
  return {
    car_photos: cars.flatMap((car) => car.photos.map((photo, position) => ({ ...of(car), position, ...photo }))),
    inspections: cars.flatMap((car) =>
      car.inspection
        ? [{ ...of(car), ...inLanguagesOf(edition, car.inspection), signature: null, signed_at: null }]
        : [],
    ),
    service_records: cars.flatMap((car) =>
      car.services.map((service, position) => ({ ...of(car), position, ...inLanguagesOf(edition, service) })),
    ),
    previous_owners: cars.flatMap((car) =>
      car.owners.map(({ kind, from, to, city }, position) => ({
        ...of(car),
        position,
        kind,
        owned_from: from,
        owned_until: to,
        city,
      })),
    ),
    car_documents: cars.flatMap((car) =>
      car.documents.map(({ kind, number, issuedOn, validUntil }) => ({
        ...of(car),
        kind,
        number,
        issued_on: issuedOn,
        valid_until: validUntil,
      })),
    ),
    price_changes: cars.flatMap((car) => car.priceHistory.map((change) => ({ ...of(car), ...change }))),
    engine_sounds: cars.flatMap((car) => (car.engineSound ? [{ ...of(car), ...car.engineSound }] : [])),
  }
}
