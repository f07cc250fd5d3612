import { inUnits, readInUnits } from './read-number.ts'

const KILOMETRES = /* @__PURE__ */ inUnits('kms?|kilom[eè]tres?|كم|كلم|كيلومتر')

/** Reads a distance in whole kilometres, as amounts are read, with `km` in place of money. Undefined where the text is none. */
export function readDistance(text: string): number | undefined {
  return readInUnits(text, KILOMETRES)
}
