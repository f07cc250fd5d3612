/** A set of slots: bit `slot % 32` of the number at `slot / 32`. A set of all cars is read at many cars a step. */
export type Bits = Uint32Array

/** Numbers that hold the bits of `slots` slots: always full steps of four, as the loops take them. */
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
