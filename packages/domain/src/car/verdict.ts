import type { CarDocument, InspectionPoint } from './car.ts'
import { isSafetyPoint } from './certification.ts'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, type InspectionSection } from './inspection.ts'
import type { MileageEvidence } from './mileage.ts'
import type { PaperState } from './papers.ts'

/** The facts that the verdict on a car depends on. */
export type Judged = {
  isNew: boolean
  mileageEvidence: MileageEvidence
  /** The points of its inspection; null without one. */
  points: readonly Pick<InspectionPoint, 'section' | 'point' | 'result'>[] | null
  /** The papers that its country requires, if they were checked; else empty. */
  papers: readonly PaperState[]
}

/** A sentence of the verdict: what it says of what. */
export type VerdictSentence =
  | { about: 'inspection'; says: 'notInspected' | 'noDefect' }
  | { about: 'inspection'; says: 'noDefectChecked'; checked: number }
  | { about: 'inspection'; says: 'defect' | 'safetyDefect'; section: InspectionSection; point: string }
  | { about: 'mileage'; says: MileageEvidence }
  | { about: 'papers'; says: 'none' }
  | { about: 'papers'; says: 'expired' | 'missing'; kind: CarDocument['kind'] }

/**
 * At most three sentences on a used car, what is worst of each: the inspection, the mileage, the papers.
 * Good papers are not mentioned, and neither is a report without a defect where the odometer is contradicted. None on a new car.
 */
export function verdictOn({ isNew, mileageEvidence, points, papers }: Judged): VerdictSentence[] {
  if (isNew) return []
  const found = onInspection(points)
  const flawless = found.says === 'noDefect' || found.says === 'noDefectChecked'
  return [
    ...(flawless && mileageEvidence === 'contradicted' ? [] : [found]),
    { about: 'mileage', says: mileageEvidence },
    ...onPapers(papers),
  ]
}

function onPapers(papers: Judged['papers']): VerdictSentence[] {
  if (papers.length === 0) return [{ about: 'papers', says: 'none' }]
  for (const { kind, state } of papers) {
    if (state === 'expired' || state === 'missing') return [{ about: 'papers', says: state, kind }]
  }
  return []
}

function onInspection(points: Judged['points']): VerdictSentence & { about: 'inspection' } {
  if (points === null) return { about: 'inspection', says: 'notInspected' }
  const defects = points
    .filter(({ result }) => result === 'defect')
    .toSorted((one, other) => placeInReport(one) - placeInReport(other))
  const worst = defects.find(({ section, point }) => isSafetyPoint(section, point))
  if (worst !== undefined) return { about: 'inspection', says: 'safetyDefect', ...nameOf(worst) }
  const [first] = defects
  if (first !== undefined) return { about: 'inspection', says: 'defect', ...nameOf(first) }
  const unchecked = points.filter(({ result }) => result === 'notChecked').length
  if (unchecked === 0) return { about: 'inspection', says: 'noDefect' }
  const checked = points.filter(({ result }) => result !== 'notChecked' && result !== 'notApplicable').length
  return { about: 'inspection', says: 'noDefectChecked', checked }
}

function nameOf({ section, point }: Pick<InspectionPoint, 'section' | 'point'>) {
  return { section, point }
}

function placeInReport({ section, point }: Pick<InspectionPoint, 'section' | 'point'>): number {
  const names: readonly string[] = INSPECTION_POINTS[section]
  return INSPECTION_SECTIONS.indexOf(section) * 100 + names.indexOf(point)
}
