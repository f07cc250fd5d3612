/** A seeded pseudo-random generator. */
export type Random = {
  /** An integer from 0 to `below`, exclusive. */
  below: (below: number) => number
  /** True with the probability `share`. */
  chance: (share: number) => boolean
  /** One of the values. Throws a RangeError where there are none. */
  pick: <T>(values: readonly T[]) => T
}

/** A generator that begins at `seed` (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick(values) {
      if (values.length === 0) throw new RangeError('Nothing to pick from')
      return values[below(values.length)] as (typeof values)[number]
    },
  }
}
