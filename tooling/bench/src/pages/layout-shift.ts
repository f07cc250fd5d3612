/** A layout shift: milliseconds since the visit began, and its score. */
export type Shift = { at: number; value: number }

/**
 * Cumulative layout shift: the greatest sum of the shifts of one burst, in which less than a second lies between any two
 * neighbours and less than five between first and last.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let greatest = 0
  let burst = { start: 0, end: Number.NEGATIVE_INFINITY, sum: 0 }
  for (const { at, value } of shifts) {
    const joins = at - burst.end < 1000 && at - burst.start < 5000
    burst = joins ? { ...burst, end: at, sum: burst.sum + value } : { start: at, end: at, sum: value }
    greatest = Math.max(greatest, burst.sum)
  }
  return greatest
}
