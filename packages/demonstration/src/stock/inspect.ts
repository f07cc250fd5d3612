import type { Car, Inspection, InspectionPoint } from '@otosafi/domain/car/car'
import { INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'
import type { Random } from '@otosafi/domain/random'

import { isoDateOf } from './calendar.ts'
import type { Finding } from './findings.ts'
import { isAbsent } from './point-applicability.ts'

/** Points that an inspector sometimes cannot get at. */
const HARD_TO_REACH = new Set([
  'axles.spareWheel',
  'electrical.audioSystem',
  'liquids.gearboxOil',
  'engine.timingDrive',
])
const SKIPPED_SHARE = 0.06

/** The report on a used car: all points of the vocabulary, with what was found (P-18). */
export function writeInspection(
  random: Random,
  car: Car,
  {
    findings,
    published,
    inspectors,
  }: { findings: readonly Finding[]; published: number; inspectors: readonly string[] },
): Inspection {
  const points = INSPECTION_SECTIONS.flatMap((section) =>
    INSPECTION_POINTS[section].map((point): InspectionPoint => {
      if (isAbsent(car, section, point)) return { section, point, result: 'notApplicable', note: null }
      const finding = findings.find(({ fact }) => fact.section === section && fact.point === point)
      if (finding) return { section, point, result: finding.fact.result, note: finding.fact.note }
      const skipped = HARD_TO_REACH.has(`${section}.${point}`) && random.chance(SKIPPED_SHARE)
      return { section, point, result: skipped ? 'notChecked' : 'ok', note: null }
    }),
  )
  return {
    date: isoDateOf(published - random.int(1, 14)),
    inspector: random.pick(inspectors),
    odometer: car.mileage - random.int(0, Math.min(60, car.mileage)),
    points,
  }
}
