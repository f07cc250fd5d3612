/** A set of ranks (integers from 0) that finds the nth smallest: a Fenwick tree, all operations in logarithmic time. */
export type RankSet = {
  /** Number of ranks in the set. */
  readonly size: number
  /** Adds a rank that is not in the set. */
  add: (rank: number) => void
  /** Removes a rank that is in the set. */
  remove: (rank: number) => void
  /** The rank at `place` in ascending order, from 0; `place` is less than the size. */
  at: (place: number) => number
}

/** An empty set for ranks below `ranks`. */
export function createRankSet(ranks: number): RankSet {
  /** At `n`, how many of the last `n & -n` ranks up to `n - 1` are in the set. */
  const counts = new Uint32Array(ranks + 1)
  const widest = ranks === 0 ? 0 : 2 ** (31 - Math.clz32(ranks))
  let size = 0

  const change = (rank: number, by: 1 | -1): void => {
    size += by
    for (let at = rank + 1; at <= ranks; at += at & -at) counts[at] = (counts[at] as number) + by
  }

  return {
    get size() {
      return size
    },
    add: (rank) => change(rank, 1),
    remove: (rank) => change(rank, -1),
    at: (place) => {
      let found = 0
      let left = place
      for (let step = widest; step > 0; step >>= 1) {
        const next = found + step
        if (next > ranks || (counts[next] as number) > left) continue
        found = next
        left -= counts[next] as number
      }
      return found
    },
  }
}
