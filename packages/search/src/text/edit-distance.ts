/**
 * Damerau-Levenshtein distance (optimal string alignment) between `a` and `b`. Exact up to `limit`; beyond it, any number
 * above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  return distancesToBeginnings(a, b, limit)[b.length] ?? limit + 1
}

/** {@link editDistance} from `a` to every prefix of `b`, by its length. Empty when all are beyond the limit. */
export function distancesToBeginnings(a: string, b: string, limit: number): number[] {
  const beyond = limit + 1
  let twoBack: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => Math.min(column, beyond))
  let leastBefore = 0
  for (let row = 1; row <= a.length; row++) {
    const current: number[] = Array(b.length + 1).fill(beyond)
    current[0] = Math.min(row, beyond)
    let leastOfRow = current[0]
    // Farther from the diagonal than the limit, every distance is beyond it.
    const last = Math.min(b.length, row + limit)
    for (let column = Math.max(1, row - limit); column <= last; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, (twoBack[column - 2] as number) + 1)
      current[column] = least
      leastOfRow = Math.min(leastOfRow, least)
    }
    if (leastOfRow > limit && leastBefore > limit) return []
    leastBefore = leastOfRow
    twoBack = previous
    previous = current
  }
  return previous
}
