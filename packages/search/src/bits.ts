/** A bit set of slots: bit `slot % 32` of the number at `slot / 32`, so that one operation handles 32 cars or more. */
export type Bits = Uint32Array

/** How many numbers hold the bits of `slots` slots: a multiple of four, since the loops read 128 bits at once. */
export function wordsOf(slots: number): number {
  return ((slots + 127) >>> 7) << 2
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
