import type { InspectionPoint } from '@otosafi/domain/car/car'
import { INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'

/** All points of an inspection, in the report's order: the office leaves out those that were not checked. */
export function everyPoint(points: readonly InspectionPoint[]): InspectionPoint[] {
  const stored = new Map(points.map((each) => [`${each.section}.${each.point}`, each]))
  return INSPECTION_SECTIONS.flatMap((section) =>
    INSPECTION_POINTS[section].map(
      (point): InspectionPoint =>
        stored.get(`${section}.${point}`) ?? { section, point, result: 'notChecked', note: null },
    ),
  )
}
