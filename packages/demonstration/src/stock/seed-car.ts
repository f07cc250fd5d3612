import type {
  Car,
  CarDocument,
  CarPhoto,
  EngineSound,
  Inspection,
  PreviousOwner,
  PriceChange,
  ServiceRecord,
} from '@otosafi/domain/car/car'

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

/** How a stock is generated. */
export type GenerateOptions = {
  /** ISO date that all ages and dates hang on; the same date gives the same stock. */
  today: string
  /** False leaves out inspection, service history, documents and sound (for benches). The car itself is the same. */
  details?: boolean
}
