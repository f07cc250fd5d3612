import type { MarketWidth } from '../money/rate-price.ts'
import type { InspectionSection, PointResult } from './inspection.ts'
import type {
  BodyType,
  Color,
  Drivetrain,
  Feature,
  FuelType,
  Grade,
  OdometerUnit,
  Origin,
  PhotoView,
  SaleStatus,
  SteeringSide,
  Transmission,
} from './vocabulary.ts'

/** A car as it is known to the product (P-12). `null` means "not known", never "none". */
export type Car = {
  /** Eight characters of Crockford base32, unique within the edition. */
  id: string
  brand: string
  /** Slug within the brand. */
  model: string
  trim: string | null
  modelYear: number
  productionYear: number | null
  bodyType: BodyType
  fuelType: FuelType
  transmission: Transmission
  /** The colour that the filter knows. */
  color: Color
  /** The maker's own name of the paint. */
  exteriorColor: string | null
  interiorColor: string | null

  /** Kilometres, whatever the instrument counts. */
  mileage: number
  odometerUnit: OdometerUnit
  tamperedOdometer: boolean
  isNew: boolean
  origin: Origin
  grade: Grade | null
  steeringSide: SteeringSide
  /** Known faults in the inspector's words, by language. */
  carIssue: LocalizedText | null

  /** Whole units of the edition's currency. */
  price: number
  /** The price before a reduction; null without one. */
  oldPrice: number | null
  /** Median of comparable cars; null when there are too few. */
  marketValue: number | null
  /** The number of comparable cars, also when too few for a value. */
  marketComparables: number
  /** The tenth and ninetieth percentile of comparable prices; null where the value is. */
  marketLow: number | null
  marketHigh: number | null
  /** How widely the comparable cars were looked for; null where the value is. */
  marketWidth: MarketWidth | null
  /** Difference between `oldPrice` and `price`. */
  discount: number
  status: SaleStatus
  /** ISO instants. */
  publishedAt: string
  soldAt: string | null

  noOfOwners: number | null
  numberofkeys: number | null
  /** Cubic centimetres; null for battery-electric cars. */
  engineSize: number | null
  /** Kilowatt. */
  enginePower: number | null
  /** CV; null where the country does not count it. */
  fiscalPower: number | null
  seats: number
  doors: number | null
  drivetrain: Drivetrain | null
  /** ISO date. */
  dateFirstUse: string | null
  /** Kilogram. */
  weight: number | null
  /** Millimetres. */
  dimensions: { length: number; width: number; height: number } | null
  /** Grams a kilometre. */
  emissionCO2: number | null
  /** Litres per 100 km; kWh per 100 km for battery-electric cars. */
  fuelConsumption: number | null
  /** Litres; null for battery-electric cars. */
  fuelTankCapacity: number | null
  /** Kilometres on one charge or tank. */
  autonomy: number | null
  features: Feature[]
  /** City slug of the edition. */
  city: string
  vin: string | null
}

/** A text by language code. English is always there. */
export type LocalizedText = { en: string } & Partial<Record<'fr' | 'ar' | 'zu' | 'xh' | 'rw' | 'wo', string>>

export type CarPhoto = {
  kind: 'key' | 'additional' | 'flaw'
  view: PhotoView
  /** Key of the picture in the object store; variants hang below it. */
  key: string
  width: number
  height: number
  /** `#rrggbb`, shown until the picture has loaded. */
  placeholder: string
  /** Where a flaw is and how large, millimetres; null for other kinds. */
  flaw: { section: InspectionSection; point: string; sizeMm: number; mark?: FlawMark } | null
}

/** A circle around a flaw on its picture: centre from the left and the top, and width, in hundredths of the picture. */
export type FlawMark = { x: number; y: number; size: number }

export type Inspection = {
  /** ISO date. */
  date: string
  inspector: string
  /** Kilometres at the inspection. */
  odometer: number
  points: InspectionPoint[]
}

export type InspectionPoint = {
  section: InspectionSection
  point: string
  result: PointResult
  note: LocalizedText | null
}

export type ServiceRecord = {
  /** ISO date. */
  date: string
  /** Kilometres. */
  odometer: number
  workshop: string
  city: string
  work: LocalizedText
  proof: 'invoice' | 'stamp' | 'none'
}

export const DOCUMENT_KINDS = [
  'registration',
  'technicalVisit',
  'insurance',
  'roadTax',
  'nonPledge',
  'customs',
] as const
/** A document of the car. Its name is the country's own word. */
export type CarDocument = {
  kind: (typeof DOCUMENT_KINDS)[number]
  number: string | null
  /** ISO dates. */
  issuedOn: string | null
  validUntil: string | null
}

/** A previous owner; never a name. */
export type PreviousOwner = {
  kind: 'private' | 'company' | 'rental' | 'government'
  /** ISO dates. */
  from: string
  to: string
  /** City slug of the edition; null when it was abroad. */
  city: string | null
}

export type PriceChange = {
  /** ISO date. */
  date: string
  /** Whole units of the edition's currency. */
  price: number
}

/** A recording of the running engine. Size is announced before it loads. */
export type EngineSound = { key: string; seconds: number; bytes: number }
