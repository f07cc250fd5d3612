/** A set of slots: bit `slot % 32` of the number at `slot / 32`. A set of all cars is read at 32 cars a step. */
export type Bits = Uint32Array

/** Numbers that hold the bits of `slots` slots. */
export function wordsOf(slots: number): number {
  return (slots + 31) >>> 5
}

/** Whether a slot is in the set. */
export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1
}

/** Puts a slot into the set, or takes it out. */
export function writeBit(bits: Bits, slot: number, isIn: boolean): void {
  const bit = 1 << (slot & 31)
  const word = bits[slot >>> 5] as number
  bits[slot >>> 5] = isIn ? word | bit : word & ~bit
}

/** How many slots are in the first `words` numbers of the set. */
export function countBits(bits: Bits, words: number): number {
  return countCommonBits(bits, bits, words)
}

/** How many slots are in the first `words` numbers of both sets. */
export function countCommonBits(bits: Bits, others: Bits, words: number): number {
  let sum = 0
  for (let at = 0; at < words; at++) {
    let word = (bits[at] as number) & (others[at] as number)
    word -= (word >>> 1) & 0x55_55_55_55
    word = (word & 0x33_33_33_33) + ((word >>> 2) & 0x33_33_33_33)
    sum += Math.imul((word + (word >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
  }
  return sum
}

/** Kept from one set to the next. */
let scratch = new Uint32Array(0)

/** The slots of the first `words` numbers of the set, ascending; valid until the next call. */
export function slotsIn(bits: Bits, words: number): Uint32Array {
  if (scratch.length < words * 32) scratch = new Uint32Array(words * 64)
  return scratch.subarray(0, listBits(bits, words, scratch))
}

/** Writes the slots into `slots` and says how many there are. */
function listBits(bits: Bits, words: number, slots: Uint32Array): number {
  let count = 0
  for (let at = 0; at < words; at++) {
    let word = bits[at] as number
    const first = at << 5
    while (word !== 0) {
      const lowest = word & -word
      slots[count++] = first + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return count
}
