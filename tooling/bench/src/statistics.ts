/** The value that `share` (0 to 1) of the values do not exceed, by nearest rank. Throws a RangeError where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing')
  return value
}

/** The middle value; of an even number of values the lower of the two in the middle, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
