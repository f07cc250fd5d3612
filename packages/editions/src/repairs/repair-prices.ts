import type { RepairPrices } from '@otosafi/domain/car/repairs'

import type { EditionId } from '../edition.ts'

/** A country's prices of repairs in its currency, and their date. Rough figures that the operator confirms and renews (P-58). */
export type DatedRepairPrices = RepairPrices & { /** ISO date. */ date: string }

/**
 * Without a country's prices its pages estimate no repairs. Apart from the facts of an edition: pages are rendered with
 * them, browsers do not need them.
 */
export const REPAIR_PRICES: Readonly<Partial<Record<EditionId, DatedRepairPrices>>> = {
  ma: { hour: 150, perEuro: 11.5, date: '2026-01-01' },
  ci: { hour: 7_500, perEuro: 720, date: '2026-01-01' },
  coza: { hour: 650, perEuro: 21, date: '2026-01-01' },
  rw: { hour: 9_000, perEuro: 1_700, date: '2026-01-01' },
  sn: { hour: 7_000, perEuro: 720, date: '2026-01-01' },
  default: { hour: 45, perEuro: 1, date: '2026-01-01' },
}
