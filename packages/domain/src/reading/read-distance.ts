import { inUnits, readInUnits } from './read-number.ts'
import { KILOMETRES } from './units.ts'

const IN_KILOMETRES = /* @__PURE__ */ inUnits(KILOMETRES)

/** Reads a distance in whole kilometres, as amounts are read, with `km` in place of money. Undefined where the text is none. */
export function readDistance(text: string): number | undefined {
  return readInUnits(text, IN_KILOMETRES)
}
