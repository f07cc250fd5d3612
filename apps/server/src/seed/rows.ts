import type { SeedCar } from '@otosafi/demonstration/stock/seed-car'
import { inLanguagesOf } from '@otosafi/demonstration/translations'
import type { Car } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'

import type { LoadRow } from '../db/insert-rows.ts'
import type { Tables } from '../db/tables.ts'

/** The row of a car whose price was last changed on `pricedOn` (ISO date). Its discount is a generated column. */
export function carRow(edition: EditionId, car: Car, pricedOn?: string): LoadRow<'cars'> {
  const changes = [car.publishedAt, car.soldAt, pricedOn].filter((each) => typeof each === 'string')
  return {
    edition,
    id: car.id,
    brand: car.brand,
    model: car.model,
    trim: car.trim,
    model_year: car.modelYear,
    production_year: car.productionYear,
    body_type: car.bodyType,
    fuel_type: car.fuelType,
    transmission: car.transmission,
    color: car.color,
    exterior_color: car.exteriorColor,
    interior_color: car.interiorColor,
    mileage: car.mileage,
    odometer_unit: car.odometerUnit,
    tampered_odometer: car.tamperedOdometer,
    is_new: car.isNew,
    origin: car.origin,
    grade: car.grade,
    steering_side: car.steeringSide,
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
    no_of_owners: car.noOfOwners,
    numberofkeys: car.numberofkeys,
    engine_size: car.engineSize,
    engine_power: car.enginePower,
    fiscal_power: car.fiscalPower,
    seats: car.seats,
    doors: car.doors,
    drivetrain: car.drivetrain,
    date_first_use: car.dateFirstUse,
    weight: car.weight,
    dimensions: car.dimensions,
    emission_co2: car.emissionCO2,
    fuel_consumption: car.fuelConsumption,
    fuel_tank_capacity: car.fuelTankCapacity,
    autonomy: car.autonomy,
    features: car.features,
    city: car.city,
    vin: car.vin,
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
      car.inspection ? [{ ...of(car), ...inLanguagesOf(edition, car.inspection) }] : [],
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
