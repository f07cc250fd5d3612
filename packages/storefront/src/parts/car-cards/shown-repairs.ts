import { edition } from '#edition'
import type { InspectionPoint } from '@otosafi/domain/car/car'
import { repairsOf } from '@otosafi/domain/car/repairs'
import { COUNTRIES } from '@otosafi/editions/registry'

import type { PageRequest } from '../../request/page-request.ts'

/** The repair costs of a car's defects, as pages show them. */
export type ShownRepairs = {
  /** By `section.point`. */
  amounts: Readonly<Record<string, number>>
  total: number
  withRepairs: number
  /** ISO date of the prices. */
  date: string
  /** In one sentence: pages that have no texts of the report show it. */
  line: string
}

/**
 * The estimate for an inspected car (P-60); null where there is no defect, or no price in this country. Worked out on
 * the server: browsers do without the prices.
 */
export function shownRepairs(
  points: readonly Pick<InspectionPoint, 'section' | 'point' | 'result'>[],
  price: number,
  t: PageRequest['t'],
): ShownRepairs | null {
  const dated = COUNTRIES[edition.id].repairs
  if (dated === null) return null
  const { date, ...prices } = dated
  const { items, total } = repairsOf(points, prices)
  if (items.length === 0) return null
  return {
    amounts: Object.fromEntries(items.map(({ section, point, amount }) => [`${section}.${point}`, amount])),
    total,
    withRepairs: price + total,
    date,
    line: t('report:repairs.line', { amount: total, price: price + total }),
  }
}
