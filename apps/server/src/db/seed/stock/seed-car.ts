import type {
  Car,
  CarDocument,
  CarPhoto,
  EngineSound,
  Inspection,
  PriceChange,
  ServiceRecord,
} from '@otosafi/domain/car/car'
import type { BodyType, Color, PhotoView } from '@otosafi/domain/car/vocabulary'

/** Somebody who had the car before; never a name. */
export type PreviousOwner = {
  kind: 'private' | 'company' | 'rental' | 'government'
  /** ISO dates. */
  from: string
  to: string
  /** City slug of the edition; null when it was abroad. */
  city: string | null
}

/** A car of the seeded stock with all that hangs on it. */
export type SeedCar = {
  car: Car
  photos: CarPhoto[]
  /** Null for new cars, for cars without a report, and where details were not asked for. */
  inspection: Inspection | null
  services: ServiceRecord[]
  documents: CarDocument[]
  priceHistory: PriceChange[]
  owners: PreviousOwner[]
  engineSound: EngineSound | null
}

/** What a drawn picture shows. */
export type ArtSpec = { view: PhotoView; bodyType: BodyType; color: Color; variant: ArtVariant }

/** The drawings of one view, body type and colour that differ in detail. */
export const ART_VARIANTS = [0, 1, 2, 3] as const
export type ArtVariant = (typeof ART_VARIANTS)[number]

/** The picture's mean colour, `#rrggbb`. */
export type PlaceholderOf = (spec: ArtSpec) => string

/** Key of a drawn picture in the object store: `art/<view>-<bodyType>-<color>-<variant>`. */
export function artKey(spec: ArtSpec): string {
  return `art/${spec.view}-${spec.bodyType}-${spec.color}-${spec.variant}`
}

/** How a stock is generated. */
export type GenerateOptions = {
  /** ISO date that all ages and dates hang on; the same date gives the same stock. */
  today: string
  /** Supplied by whoever draws the pictures. */
  placeholder: PlaceholderOf
  /** False leaves out inspection, service history, documents and sound (for benches). The car itself is the same. */
  details?: boolean
}
