/** Codes (small integers) for the values of one facet. A value keeps its code for as long as the index lives. */
export type Dictionary = {
  /** Number of codes given out; codes are 0 to `size - 1`. */
  readonly size: number
  /** The value of each code. */
  readonly values: readonly string[]
  /** The code of a value that has one. */
  find: (value: string) => number | undefined
  /** The code of a value, assigned on first use. Throws a RangeError when no code is left. */
  add: (value: string) => number
}

/**
 * An empty dictionary of at most `capacity` values. The limit is the width of the column that holds the codes:
 * a typed array would silently cut a larger number.
 */
export function createDictionary(name: string, capacity: number): Dictionary {
  const codes = new Map<string, number>()
  const values: string[] = []
  return {
    get size() {
      return values.length
    },
    values,
    find: (value) => codes.get(value),
    add: (value) => {
      const known = codes.get(value)
      if (known !== undefined) return known
      if (values.length >= capacity) throw new RangeError(`The search index has no room for another value of ${name}`)
      codes.set(value, values.length)
      return values.push(value) - 1
    },
  }
}
