import type { components } from '@otosafi/api-client/schema'
import type { Inspection, InspectionPoint } from '@otosafi/domain/car/car'
import { INSPECTION_SECTIONS, type InspectionSection, type PointResult } from '@otosafi/domain/car/inspection'
import type { Language } from '@otosafi/editions/language'

import { localize } from '../../http/localize.ts'
import { everyPoint } from './every-point.ts'

type Schemas = components['schemas']
export type InspectionSummary = Schemas['InspectionSummary']
type Photo = Schemas['Photo']

/** An inspection as it is stored, with the moment at which it was signed. */
type StoredInspection = Inspection & { signed_at: Date | null }

/** An inspection in figures (P-18). */
export function presentSummary(inspection: StoredInspection): InspectionSummary {
  const { date, inspector, odometer, signed_at } = inspection
  const points = everyPoint(inspection.points)
  return {
    date,
    inspector,
    signed: signed_at !== null,
    odometer,
    pointsChecked: points.filter(({ result }) => result !== 'notApplicable' && result !== 'notChecked').length,
    defects: countOf(points, 'defect'),
    advisories: countOf(points, 'advisory'),
    sections: INSPECTION_SECTIONS.map((section) => figuresOf(section, points)),
  }
}

/** The whole report; flaws among `photos` are attached to their point. */
export function presentReport(inspection: StoredInspection, photos: readonly Photo[], language: Language) {
  const { sections, ...summary } = presentSummary(inspection)
  const points = everyPoint(inspection.points)
  return {
    ...summary,
    sections: sections.map((figures) => ({
      ...figures,
      points: pointsOf(figures.section, points, photos, language),
    })),
  }
}

function figuresOf(
  section: InspectionSection,
  points: readonly InspectionPoint[],
): Schemas['InspectionSectionSummary'] {
  const own = points.filter((point) => point.section === section)
  return {
    section,
    ok: countOf(own, 'ok'),
    advisory: countOf(own, 'advisory'),
    defect: countOf(own, 'defect'),
    total: own.length,
  }
}

function pointsOf(
  section: InspectionSection,
  points: readonly InspectionPoint[],
  photos: readonly Photo[],
  language: Language,
) {
  return points
    .filter((point) => point.section === section)
    .map(({ point, result, note }) => ({
      point,
      result,
      note: note && localize(note, language),
      photos: photos.filter(({ flaw }) => flaw?.section === section && flaw.point === point),
    }))
}

function countOf(points: readonly InspectionPoint[], result: PointResult): number {
  return points.filter((point) => point.result === result).length
}
