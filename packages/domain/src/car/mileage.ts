/** How well a car's mileage is known. `contradicted`: the odometer was turned back or changed, or its own readings say so. */
export const MILEAGE_EVIDENCE = ['sure', 'likely', 'unknown', 'contradicted'] as const
export type MileageEvidence = (typeof MILEAGE_EVIDENCE)[number]

/** Where a reading comes from. `listing` is the mileage that the car is offered with. */
export const READING_SOURCES = ['service', 'inspection', 'listing'] as const
export type ReadingSource = (typeof READING_SOURCES)[number]

/** An odometer reading with its day. */
export type MileageReading = {
  /** ISO date. */
  date: string
  /** Kilometres. */
  mileage: number
  source: ReadingSource
  /** Whether an invoice or a stamp has it. */
  proven: boolean
}

/** Workshops round, and a car is driven for its test: a reading that is lower by no more than this contradicts none. */
export const READING_TOLERANCE_KM = 500
/** Readings on invoices or stamps that make a mileage sure, together with an inspection. */
export const PROOFS_OF_A_SURE_MILEAGE = 2

/** The facts that the evidence for a mileage depends on. */
export type MileageFacts = {
  isNew: boolean
  /** Whether the seller or an inspector has said that the odometer is not to be trusted. */
  tamperedOdometer: boolean
  /** Whether a reading is lower than one before it. */
  fellBack: boolean
  inspected: boolean
  /** How many readings an invoice or a stamp has. */
  proofs: number
}

/** How well a mileage is known. A contradiction outweighs every proof. */
export function mileageEvidenceOf({
  isNew,
  tamperedOdometer,
  fellBack,
  inspected,
  proofs,
}: MileageFacts): MileageEvidence {
  if (tamperedOdometer || fellBack) return 'contradicted'
  if (isNew || (inspected && proofs >= PROOFS_OF_A_SURE_MILEAGE)) return 'sure'
  return inspected || proofs > 0 ? 'likely' : 'unknown'
}

/** The readings in the order of their dates; of one day, the lower first. */
export function inOrder(readings: readonly MileageReading[]): MileageReading[] {
  return readings.toSorted((one, other) =>
    one.date === other.date ? one.mileage - other.mileage : one.date < other.date ? -1 : 1,
  )
}

/** The readings, in order, that are lower than one before them by more than {@link READING_TOLERANCE_KM}. */
export function fallsAmong(readings: readonly MileageReading[]): MileageReading[] {
  let highest = 0
  return inOrder(readings).filter(({ mileage }) => {
    highest = Math.max(highest, mileage)
    return highest - mileage > READING_TOLERANCE_KM
  })
}

/** How well the mileage of a car with these readings is known. */
export function evidenceOfReadings(
  car: Pick<MileageFacts, 'isNew' | 'tamperedOdometer'>,
  readings: readonly MileageReading[],
): MileageEvidence {
  const { isNew, tamperedOdometer } = car
  return mileageEvidenceOf({
    isNew,
    tamperedOdometer,
    fellBack: fallsAmong(readings).length > 0,
    inspected: readings.some(({ source }) => source === 'inspection'),
    proofs: readings.filter(({ proven }) => proven).length,
  })
}

/** Whether a mileage may be shown as a figure like any other. */
export function isCredible(evidence: MileageEvidence): boolean {
  return evidence === 'sure' || evidence === 'likely'
}
