/** Values of one digit of a key: two of its eight bytes. */
const DIGITS = 2 ** 16
const DIGITS_A_KEY = 4

/** With fewer items, a comparison sort is faster than a radix sort. */
const FEW = 2000

/**
 * The `items` in the ascending order of their keys, which are looked up by item; equal keys stay as they were. No key may
 * be NaN. Many items are sorted by radix, in linear time: a million take a tenth of a second.
 */
export function sortByKey(items: Uint32Array, keys: Float64Array): Uint32Array {
  return items.length < FEW ? sortByComparison(items, keys) : sortByRadix(items, keys)
}

/** Compares instead of subtracting: Infinity minus itself is NaN. */
function sortByComparison(items: Uint32Array, keys: Float64Array): Uint32Array {
  return items.toSorted((a, b) => {
    const [keyA, keyB] = [keys[a] as number, keys[b] as number]
    return keyA < keyB ? -1 : Number(keyA > keyB)
  })
}

function sortByRadix(items: Uint32Array, keys: Float64Array): Uint32Array {
  const digits = digitsOf(keys)
  const starts = new Uint32Array(DIGITS)
  let sorted = items.slice()
  let next = new Uint32Array(items.length)
  for (let digit = 0; digit < DIGITS_A_KEY; digit++) {
    if (!countDigits(sorted, digits, digit, starts)) continue
    for (let at = 0; at < sorted.length; at++) {
      const item = sorted[at] as number
      const value = digits[item * DIGITS_A_KEY + digit] as number
      const place = starts[value] as number
      starts[value] = place + 1
      next[place] = item
    }
    ;[sorted, next] = [next, sorted]
  }
  return sorted
}

/** The digits of all keys, least significant first, transformed so that they sort like the numbers. */
function digitsOf(keys: Float64Array): Uint16Array {
  // Adding 0 turns -0 into 0.
  const halves = new Uint32Array(keys.map((key) => key + 0).buffer)
  for (let high = 1; high < halves.length; high += 2) {
    const half = halves[high] as number
    if (half >>> 31 === 1) {
      halves[high] = ~half
      halves[high - 1] = ~(halves[high - 1] as number)
    } else {
      halves[high] = half | (1 << 31)
    }
  }
  return new Uint16Array(halves.buffer)
}

/** Writes where the items with each value of a digit begin; returns whether there is more than one value. */
function countDigits(items: Uint32Array, digits: Uint16Array, digit: number, starts: Uint32Array): boolean {
  starts.fill(0)
  for (let at = 0; at < items.length; at++) {
    const value = digits[(items[at] as number) * DIGITS_A_KEY + digit] as number
    starts[value] = (starts[value] as number) + 1
  }
  let start = 0
  for (let value = 0; value < DIGITS; value++) {
    const count = starts[value] as number
    if (count === items.length) return false
    starts[value] = start
    start += count
  }
  return true
}
