import type { ColumnType, Generated } from 'kysely'

import type {
  Car,
  CarDocument,
  CarPhoto,
  EngineSound,
  InspectionPoint,
  PreviousOwner,
  ServiceRecord,
} from '@otosafi/domain/car/car'
import type { BodyType } from '@otosafi/domain/car/vocabulary'
import type { Signature } from '@otosafi/domain/office/signature'
import type { UsageEvent } from '@otosafi/domain/usage/usage-events'
import type { Currency } from '@otosafi/editions/currency'
import type { EditionId } from '@otosafi/editions/edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

import type { AccountTables } from './account-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { Computed, Instant, Json, NullableInstant, NullableJson } from './column-types.ts'
import type { ContentTables } from './content-tables.ts'
import type { FACT_COLUMNS } from './fact-columns.ts'
import type { OfficeTables } from './office-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { SaleTables } from './sale-tables.ts'
import type { StockImportTables } from './stock-import-tables.ts'
import type { VisitTables } from './visit-tables.ts'
import type { WriteTables } from './write-tables.ts'

export type BrandTable = { id: string; name: string; aliases: Generated<string[]> }

/** `id` is the slug within the brand. */
export type ModelTable = {
  brand_id: string
  id: string
  name: string
  body_type: BodyType
  aliases: Generated<string[]>
}

export type CityTable = {
  edition: EditionId
  id: string
  name: string
  aliases: Generated<string[]>
  region: string | null
}

/** One unit of `base` was worth `rate` units of `quote` on the day `as_of`; `rate` is exact decimal text. */
export type ExchangeRateTable = {
  base: Currency
  quote: Currency
  as_of: string
  rate: ColumnType<string, string | number, string | number>
  /** The source of the rate, as it is shown. */
  source: string
}

/** Every field of the domain's `Car`, which documents units and meaning. Days are ISO dates. */
export type CarTable = {
  [Fact in Exclude<keyof typeof FACT_COLUMNS, 'features'> as (typeof FACT_COLUMNS)[Fact]]: Car[Fact]
} & {
  features: Generated<Car['features']>
  edition: EditionId
  id: string
  car_issue: NullableJson<Car['carIssue']>
  price: Car['price']
  old_price: Car['oldPrice']
  market_value: Car['marketValue']
  market_comparables: Generated<Car['marketComparables']>
  market_low: Car['marketLow']
  market_high: Car['marketHigh']
  market_width: Car['marketWidth']
  discount: Computed<Car['discount']>
  status: Car['status']
  published_at: Instant
  /** When its page changed last. */
  changed_at: Instant
  sold_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  dimensions: NullableJson<Car['dimensions']>
  /** The day of its mileage; null where it is that of its publication. */
  mileage_read_on: ColumnType<string | null, string | null | undefined, string | null>
}

/** A car of the stock, which the site may show or not. */
export type StockTable = CarTable & {
  /** Whether the site shows it. */
  is_listed: Generated<boolean>
  /** When it was taken off the site; null for a draft, which was never on it. */
  withdrawn_at: NullableInstant
}

/** Position 0 is the key photograph. */
export type CarPhotoTable = OfCar & {
  position: number
  kind: CarPhoto['kind']
  view: CarPhoto['view']
  key: string
  width: number
  height: number
  placeholder: string
  flaw: NullableJson<CarPhoto['flaw']>
}

export type InspectionTable = OfCar & {
  date: string
  inspector: string
  odometer: number
  points: Json<InspectionPoint[]>
  /** Null for reports that are older than signatures, and those of the demonstration. */
  signature: NullableJson<Signature | null>
  signed_at: NullableInstant
}

export type ServiceRecordTable = OfCar & {
  position: number
  date: string
  odometer: number
  workshop: string
  city: string
  work: Json<ServiceRecord['work']>
  proof: ServiceRecord['proof']
}

/** Previous owners of a car, first one first. */
export type PreviousOwnerTable = OfCar & {
  position: number
  kind: PreviousOwner['kind']
  owned_from: string
  owned_until: string
  city: string | null
}

export type CarDocumentTable = OfCar & {
  kind: CarDocument['kind']
  number: string | null
  issued_on: string | null
  valid_until: string | null
}

export type PriceChangeTable = OfCar & { date: string; price: number }

export type EngineSoundTable = OfCar & EngineSound

/** Visitors who viewed a car on a day (P-17). */
export type CarViewTable = OfCar & { day: string; visitors: number }

/** Visitors who read a post on a day (P-08). */
export type PostViewTable = { edition: EditionId; post_id: string; day: string; visitors: number }

/** A day on which views are counted, and the salt of its visitors' hashes. */
export type ViewDayTable = { edition: EditionId; day: string; salt: string }

/** A visitor who was counted on a day, as a hash that also depends on what was seen. */
export type ViewVisitorTable = { edition: EditionId; day: string; visitor: string }

/** How often something happened on the pages of a route on a day (P-39). */
export type UsageCountTable = { edition: EditionId; day: string; route: RouteKey; event: UsageEvent; times: number }

/** The change log that search indexes follow. `at` is the time of writing, not of the commit: readers go by gaps in `seq`. */
export type CarChangeTable = OfCar & { seq: ColumnType<number, never, never>; at: Generated<Date> }

type OfCar = { edition: EditionId; car_id: string }

/** Every table that queries may name. */
export type Tables = ContentTables &
  WriteTables &
  AccountTables &
  BookingTables &
  PaymentTables &
  SaleTables &
  VisitTables &
  StockImportTables &
  OfficeTables & {
    brands: BrandTable
    models: ModelTable
    cities: CityTable
    exchange_rates: ExchangeRateTable
    stock: StockTable
    /** A view: those of the stock that are on the site. */
    cars: CarTable
    car_photos: CarPhotoTable
    inspections: InspectionTable
    service_records: ServiceRecordTable
    previous_owners: PreviousOwnerTable
    car_documents: CarDocumentTable
    price_changes: PriceChangeTable
    engine_sounds: EngineSoundTable
    car_views: CarViewTable
    post_views: PostViewTable
    view_days: ViewDayTable
    view_visitors: ViewVisitorTable
    usage_counts: UsageCountTable
    car_changes: CarChangeTable
  }
