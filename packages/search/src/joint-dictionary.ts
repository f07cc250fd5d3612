/**
 * Codes for the combinations of values that cars have in several groups. Cars have few of all possible combinations (a
 * model has one brand and one body), so that one code can stand for several groups.
 */
export type JointDictionary = {
  /** Number of joint codes given out; they are 0 to `size - 1`. */
  readonly size: number
  /** For each group of the combination: its own code by joint code. Arrays are replaced when they grow. */
  readonly parts: readonly Uint16Array[]
  /** The joint code of a combination, assigned on first use. Throws a RangeError when no code is left. */
  add: (codes: readonly number[]) => number
}

/** Joint codes are kept in columns of 16 bits. */
const CAPACITY = 0xff_ff

/** An empty dictionary for `groups` groups, at most three: the key of a combination is one exact number. */
export function createJointDictionary(groups: number): JointDictionary {
  const known = new Map<number, number>()
  let parts = Array.from({ length: groups }, () => new Uint16Array(64))
  return {
    get size() {
      return known.size
    },
    get parts() {
      return parts
    },
    add: (codes) => {
      const key = codes.reduce((sum, code) => sum * 0x1_00_00 + code, 0)
      const found = known.get(key)
      if (found !== undefined) return found
      const code = known.size
      if (code >= CAPACITY) throw new RangeError('The search index has no room for another combination of groups')
      if (code >= (parts[0]?.length ?? 0)) {
        parts = parts.map((part) => {
          const wide = new Uint16Array(part.length * 2)
          wide.set(part)
          return wide
        })
      }
      for (const [place, part] of parts.entries()) part[code] = codes[place] ?? 0
      known.set(key, code)
      return code
    },
  }
}
