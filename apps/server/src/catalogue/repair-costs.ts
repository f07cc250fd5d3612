import { sql } from 'kysely'

import type { InspectionPoint } from '@otosafi/domain/car/car'
import { INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'
import { repairsOf } from '@otosafi/domain/car/repairs'
import type { EditionId } from '@otosafi/editions/edition'
import { COUNTRIES } from '@otosafi/editions/registry'

/**
 * The estimated repair of these points of an inspection, whole units of the edition's currency (P-60); 0 where nothing is
 * estimated.
 */
export function repairsTotal(
  edition: EditionId,
  points: readonly Pick<InspectionPoint, 'section' | 'point' | 'result'>[],
): number {
  const prices = COUNTRIES[edition].repairs
  return prices === null ? 0 : repairsOf(points, prices).total
}

/** The defects among the points of a row of inspections. */
export const defects = sql`jsonb_path_query_array(points, '$[*] ? (@.result == "defect")')`

/** The same for the latest inspection of a row of the table of cars. */
export function repairsOfListed(edition: EditionId) {
  return sql<number>`coalesce((
    select sum((${sql.lit(JSON.stringify(amountsOf(edition)))}::jsonb ->> place)::integer)
    from (
      select distinct (defect ->> 'section') || '.' || (defect ->> 'point') as place
      from (
        select ${defects} as defects from inspections
        where inspections.edition = cars.edition and car_id = cars.id order by date desc limit 1
      ) as report, jsonb_array_elements(defects) as defect
    ) as places
  ), 0)`
}

/** The repair cost of a defect at each point, by `section.point`. */
function amountsOf(edition: EditionId): Record<string, number> {
  const all = INSPECTION_SECTIONS.flatMap((section) =>
    INSPECTION_POINTS[section].map((point) => ({ section, point, result: 'defect' as const })),
  )
  return Object.fromEntries(all.map((each) => [`${each.section}.${each.point}`, repairsTotal(edition, [each])]))
}
