import {
  INSPECTION_POINT_COUNT,
  INSPECTION_POINTS,
  INSPECTION_SECTIONS,
  type InspectionSection,
  type PointResult,
} from '@otosafi/domain/car/inspection'

import type { Texts } from '../../texts/use-texts.ts'

/** The findings of an inspection by `section.point`; all other points are in order. */
export type Findings = Readonly<Record<string, Finding>>
export type Finding = { result: Exclude<PointResult, 'ok'>; note?: string; flaw?: FlawPhoto }

/** How large a flaw is, and which of the car's photographs shows it, counted from 0. */
type FlawPhoto = { sizeMm: number; photo: number }

/** Every point of the inspection by `section.point`, in the report's order. */
export const SECTION_POINTS: readonly { section: InspectionSection; points: readonly string[] }[] =
  INSPECTION_SECTIONS.map((section) => ({
    section,
    points: INSPECTION_POINTS[section].map((point) => `${section}.${point}`),
  }))

/** The result of a point; a point that is not among the findings is in order. */
export function resultOf(findings: Findings, point: string): PointResult {
  return findings[point]?.result ?? 'ok'
}

/** The name of a point. */
export function pointName(point: string, t: Texts['t']): string {
  return t(`inspection.points.${point}` as 'inspection.points.engine.idle')
}

/** How many of a section's points are in order, of those that the car has and that could be checked. */
export function sectionScore(findings: Findings, points: readonly string[]): { ok: number; checked: number } {
  const results = points.map((point) => resultOf(findings, point))
  const checked = results.filter((result) => result !== 'notApplicable' && result !== 'notChecked')
  return { ok: checked.filter((result) => result === 'ok').length, checked: checked.length }
}

/**
 * All points of an inspection by result: what neither was checked nor is a part that the car lacks was not
 * checked.
 */
export function pointCounts({ pointsChecked: checked }: { pointsChecked: number }, findings: Findings) {
  const notApplicable = Object.values(findings).filter(({ result }) => result === 'notApplicable').length
  return { checked, notApplicable, notChecked: INSPECTION_POINT_COUNT - checked - notApplicable }
}

/** The points that are not in order, defects first. */
export function notablePoints(findings: Findings): string[] {
  return (['defect', 'advisory'] as const).flatMap((result) =>
    SECTION_POINTS.flatMap(({ points }) => points.filter((point) => resultOf(findings, point) === result)),
  )
}
