import type { Inspection } from './car.ts'
import { INSPECTION_POINT_COUNT, INSPECTION_POINTS, type InspectionSection } from './inspection.ts'
import type { MileageEvidence } from './mileage.ts'

/** The points whose failure endangers who drives the car or who meets it. */
export const SAFETY_POINTS = {
  steering: INSPECTION_POINTS.steering,
  suspension: INSPECTION_POINTS.suspension,
  brakes: INSPECTION_POINTS.brakes,
  axles: ['frontShafts', 'rearAxle', 'cvBoots', 'wheelBearings', 'frontTyres', 'rearTyres', 'wheelNuts'],
  liquids: ['brakeFluid', 'powerSteeringFluid', 'fuelLeaks'],
  electrical: ['headlights', 'rearLights', 'indicators', 'wipers', 'horn'],
  interior: ['seatBelts', 'airbagsState', 'mirrors'],
  body: ['windscreen'],
} as const satisfies Partial<{ [Section in InspectionSection]: readonly (typeof INSPECTION_POINTS)[Section][number][] }>

/** Validity of the certification, in months and kilometres (P-21). */
export const CERTIFIED_MONTHS = 6
export const CERTIFIED_KM = 3_000

/** Why a car is not certified, in the order in which it is said. */
export const UNCERTIFIED_REASONS = ['noReport', 'incomplete', 'safety', 'mileage', 'driven', 'old'] as const
export type UncertifiedReason = (typeof UNCERTIFIED_REASONS)[number]

/** The facts of an inspection that certification depends on. */
export type InspectionVerdict = {
  /** ISO date. */
  date: string
  /** Kilometres at the inspection. */
  odometer: number
  /** Whether every point of the vocabulary was checked, or the car has no such part. */
  complete: boolean
  /** Whether no point of safety failed. */
  safe: boolean
}

/** Whether a defect at this point endangers people. */
export function isSafetyPoint(section: InspectionSection, point: string): boolean {
  const points: Partial<Record<InspectionSection, readonly string[]>> = SAFETY_POINTS
  return points[section]?.includes(point) ?? false
}

/** Reduces an inspection to the facts that certification depends on. */
export function verdictOf({ date, odometer, points }: Inspection): InspectionVerdict {
  return {
    date,
    odometer,
    complete: points.length >= INSPECTION_POINT_COUNT && points.every(({ result }) => result !== 'notChecked'),
    safe: !points.some(({ section, point, result }) => result === 'defect' && isSafetyPoint(section, point)),
  }
}

/** The facts that decide whether a car is certified. */
export type Certifiable = { mileage: number; mileageEvidence: MileageEvidence; inspection: InspectionVerdict | null }

/**
 * The last day on which a car is certified, as ISO date; null where it is not, whatever the day. Kilometres since the
 * inspection cannot be known where the odometer is contradicted.
 */
export function certifiedUntil(car: Certifiable): string | null {
  return reasonsButAge(car).length === 0 && car.inspection !== null ? lastDayOf(car.inspection) : null
}

/** Why a car is not certified on the day `today` (ISO date); empty where it is (P-21). */
export function uncertifiedReasons(car: Certifiable, today: string): UncertifiedReason[] {
  const reasons = reasonsButAge(car)
  if (car.inspection !== null && today > lastDayOf(car.inspection)) reasons.push('old')
  return reasons
}

function reasonsButAge({ mileage, mileageEvidence, inspection }: Certifiable): UncertifiedReason[] {
  if (inspection === null) return ['noReport']
  const reasons: UncertifiedReason[] = []
  if (!inspection.complete) reasons.push('incomplete')
  if (!inspection.safe) reasons.push('safety')
  if (mileageEvidence === 'contradicted') reasons.push('mileage')
  else if (mileage - inspection.odometer > CERTIFIED_KM) reasons.push('driven')
  return reasons
}

/** The same day of the month six months later, or the last day of that month. */
function lastDayOf({ date }: Pick<InspectionVerdict, 'date'>): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + CERTIFIED_MONTHS + 1, 0))
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
