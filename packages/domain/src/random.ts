/** A seeded random number generator: the same key always gives the same numbers. */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** A whole number, both bounds inclusive. */
  int: (min: number, max: number) => number
  /** A number from `min` to `max`. */
  between: (min: number, max: number) => number
  /** True with the given probability. */
  chance: (probability: number) => boolean
  /** One of the items, uniformly distributed. Throws on an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** One of the items, with probabilities proportional to their weights. Throws when no weight is positive. */
  weighted: <T>(items: readonly T[], weightOf: (item: T) => number) => T
  /** A normally distributed number, truncated at three standard deviations. */
  normal: (mean: number, spread: number) => number
}

/** Warm-up rounds, which spread the seeds' bits over the whole state. */
const WARM_UP_ROUNDS = 12

/** A 32-bit unsigned hash of a text (FNV-1a with a final mix), for seeds and for stable choices. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A generator from a key (sfc32 seeded with two hashes of the key). Different keys give independent numbers. */
export function createRandom(key: string): Random {
  let one = hashOf(key)
  let two = hashOf(`${key}~`)
  let three = 0x9e3779b9
  let counter = 1
  const next = () => {
    const sum = (((one + two) | 0) + counter) | 0
    counter = (counter + 1) | 0
    one = two ^ (two >>> 9)
    two = (three + (three << 3)) | 0
    three = (((three << 21) | (three >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) next()
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[Math.floor(next() * items.length)] as (typeof items)[number]
    },
    weighted: (items, weightOf) => pickWeighted(items, weightOf, next()),
    normal: (mean, spread) => {
      const bell = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return mean + spread * Math.max(-3, Math.min(3, bell))
    },
  }
}

function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number, at: number): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  if (!(total > 0)) throw new Error('No item has a positive weight')
  let rest = at * total
  let last: T | undefined
  for (const item of items) {
    const weight = weightOf(item)
    if (weight <= 0) continue
    last = item
    rest -= weight
    if (rest < 0) return item
  }
  return last as T
}
