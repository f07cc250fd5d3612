import { modelYearChoices } from '@otosafi/domain/car/vocabulary'
import { OLDER } from '@otosafi/domain/listing/vocabulary'

import type { FacetCounts } from './search-query.ts'

/** The earliest model year that a car can be stored with. */
const MIN_YEAR = 1900

/** The earliest year with a choice of its own (P-13: 25 years counting down from next year). */
function firstChoice(currentYear: number): number {
  return modelYearChoices(currentYear).at(-1) ?? currentYear
}

/** Expands chosen model years for the index: `older` stands for every year before those to choose from. */
export function expandOlder(chosen: readonly string[], currentYear: number): string[] {
  const years = new Set(chosen)
  if (years.delete(OLDER)) {
    const first = firstChoice(currentYear)
    for (let year = MIN_YEAR; year < first; year++) years.add(String(year))
  }
  return [...years]
}

/**
 * Counts by model year as the listing offers them: years before those to choose from are summed under `older`. That
 * option is present when the `stock` has such a car or when it is `chosen`; such a year that is chosen keeps its own count.
 */
export function foldOlder(
  counts: FacetCounts,
  stock: FacetCounts,
  chosen: readonly string[],
  currentYear: number,
): FacetCounts {
  const first = firstChoice(currentYear)
  const isOlder = (year: string): boolean => Number(year) < first
  if (!chosen.includes(OLDER) && ![...stock.keys()].some(isOlder)) return counts
  const folded = new Map([...counts].filter(([year]) => !isOlder(year) || chosen.includes(year)))
  const older = [...counts].filter(([year]) => isOlder(year))
  folded.set(
    OLDER,
    older.reduce((sum, [, count]) => sum + count, 0),
  )
  return folded
}
