import { toMiles } from '@otosafi/domain/reading/miles'
import type { PictureSource } from '@otosafi/ui/picture/Picture'

import type { PaperLine } from '../../parts/car-cards/paper-line.ts'
import type { Texts } from '../../texts/use-texts.ts'
import { type Findings, pointName, resultOf, SECTION_POINTS, sectionScore } from './inspection-points.ts'
import type { LoadedCar } from './load-car.ts'

/** The facts of a car's report to check against the car. */
export type ChecklistSheet = {
  /** Of the inspection, kilometres. */
  odometer: number
  /** The same as the instrument shows it, where that counts miles; else null. */
  miles: number | null
  /** The last signs of the identification number; null where it is not known. */
  vinEnd: string | null
  papers: readonly Pick<PaperLine, 'kind' | 'text'>[]
  findings: Findings
  /** The photographs of defects by `section.point`. */
  photos: Readonly<Record<string, PictureSource>>
}

/** An item of the checklist: its id, which names its fields, its label, and the report's statement. */
export type ChecklistItem = { id: string; label: string; says: string }
export type ChecklistGroup = { key: 'car' | 'defects' | 'papers' | 'sections'; items: readonly ChecklistItem[] }

/** The item of the odometer, and the field of what it shows now, in the instrument's unit. */
export const ODOMETER = 'odometer'
export const READING = 'kilometres'

/**
 * How many of the last signs of an identification number are compared: those that stand behind the windscreen and differ
 * between cars of one model.
 */
const VIN_END = 6

/** Reduces a loaded car to what is held against it; null for a car without a report. */
export function checklistSheetOf({ car, findings, papers, photos }: LoadedCar['staticData']): ChecklistSheet | null {
  if (car.inspection === null || findings === null) return null
  const pictures = defectsAmong(findings).flatMap((point) => {
    const photo = photos[findings[point]?.flaw?.photo ?? -1]
    if (photo === undefined) return []
    const { key, width, height, placeholder } = photo
    return [[point, { key, width, height, placeholder }] as const]
  })
  return {
    odometer: car.inspection.odometer,
    miles: car.odometerUnit === 'mi' ? toMiles(car.inspection.odometer) : null,
    vinEnd: car.vin === null ? null : car.vin.slice(-VIN_END),
    papers: papers.map(({ kind, text }) => ({ kind, text })),
    findings,
    photos: Object.fromEntries(pictures),
  }
}

/** The items in the order in which one walks: the car, its defects, its papers, and each section of the report as a whole. */
export function checklistGroups(sheet: ChecklistSheet, t: Texts['t']): readonly ChecklistGroup[] {
  const { odometer, miles, vinEnd, papers, findings } = sheet
  const groups: ChecklistGroup[] = [
    {
      key: 'car',
      items: [
        { id: ODOMETER, label: t('car.label.odometer'), says: distanceText(odometer, miles, t) },
        ...(vinEnd === null ? [] : [{ id: 'vin', label: t('car.label.vin'), says: `…${vinEnd}` }]),
      ],
    },
    {
      key: 'defects',
      items: defectsAmong(findings).map((point) => ({
        id: `point.${point}`,
        label: pointName(point, t),
        says: defectText(findings, point, t),
      })),
    },
    {
      key: 'papers',
      items: papers.map(({ kind, text }) => ({
        id: `paper.${kind}`,
        label: t(`vocabulary.documentKind.${kind}`),
        says: text,
      })),
    },
    {
      key: 'sections',
      items: SECTION_POINTS.map(({ section, points }) => {
        const { ok, checked } = sectionScore(findings, points)
        return { id: `section.${section}`, label: t(`inspection.sections.${section}`), says: `${ok} / ${checked}` }
      }),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** A distance in kilometres, and in miles where the instrument counts these. */
export function distanceText(kilometres: number, miles: number | null, t: Texts['t']): string {
  const text = t('car.unit.km', { value: kilometres })
  return miles === null ? text : `${text} · ${t('car.unit.mi', { value: miles })}`
}

/** The points that have a defect, in the report's order. */
function defectsAmong(findings: Findings): string[] {
  return SECTION_POINTS.flatMap(({ points }) => points.filter((point) => resultOf(findings, point) === 'defect'))
}

function defectText(findings: Findings, point: string, t: Texts['t']): string {
  const { note, flaw } = findings[point] ?? {}
  const size = flaw === undefined ? [] : [t('inspection.flawSize', { size: flaw.sizeMm })]
  return [t('inspection.results.defect'), ...(note === undefined ? [] : [note]), ...size].join(' · ')
}
