/**
 * How many letters to insert, drop, replace or swap with their neighbour to make `b` of `a` (Damerau, no letter
 * touched twice). Exact up to `limit`; beyond it, any number above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoBack: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, (twoBack[column - 2] as number) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return limit + 1
    twoBack = previous
    previous = current
  }
  return previous[b.length] as number
}
