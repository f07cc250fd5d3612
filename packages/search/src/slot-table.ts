/**
 * Slots by the code of an id. Each full garbage collection would visit all of a `Map` of a million numbers; this is a hash
 * table with open addressing in two typed arrays. Deletion shifts entries back, so that no tombstones are needed.
 */
export type SlotTable = {
  /** Number of codes. */
  readonly size: number
  get: (code: number) => number | undefined
  set: (code: number, slot: number) => void
  /** An unknown code is no error. */
  delete: (code: number) => void
}

/** A place without a code. */
const EMPTY = -1
const FIRST_SIZE = 2048

/** An empty table. */
export function createSlotTable(): SlotTable {
  let codes = new Float64Array(FIRST_SIZE).fill(EMPTY)
  let slots = new Uint32Array(FIRST_SIZE)
  let size = 0

  /** The position of the code, or the empty position where it would be inserted. */
  const placeOf = (code: number): number => {
    let place = firstPlace(code, codes.length)
    while (codes[place] !== code && codes[place] !== EMPTY) place = (place + 1) & (codes.length - 1)
    return place
  }

  const widen = (): void => {
    const [oldCodes, oldSlots] = [codes, slots]
    codes = new Float64Array(oldCodes.length * 2).fill(EMPTY)
    slots = new Uint32Array(codes.length)
    for (const [old, code] of oldCodes.entries()) {
      if (code === EMPTY) continue
      const place = placeOf(code)
      codes[place] = code
      slots[place] = oldSlots[old] as number
    }
  }

  return {
    get size() {
      return size
    },
    get: (code) => {
      const place = placeOf(code)
      return codes[place] === code ? slots[place] : undefined
    },
    set: (code, slot) => {
      let place = placeOf(code)
      if (codes[place] !== code) {
        if (++size * 2 > codes.length) {
          widen()
          place = placeOf(code)
        }
        codes[place] = code
      }
      slots[place] = slot
    },
    delete: (code) => {
      const mask = codes.length - 1
      let gap = placeOf(code)
      if (codes[gap] !== code) return
      size--
      // An entry after the gap moves into it, unless that would be before its home position.
      for (let place = (gap + 1) & mask; codes[place] !== EMPTY; place = (place + 1) & mask) {
        const first = firstPlace(codes[place] as number, codes.length)
        if (((place - first) & mask) < ((place - gap) & mask)) continue
        codes[gap] = codes[place] as number
        slots[gap] = slots[place] as number
        gap = place
      }
      codes[gap] = EMPTY
    },
  }
}

/** The home position of a code in a table of a power of two: the hash mixes all bits of the code. */
function firstPlace(code: number, places: number): number {
  const mixed = Math.imul((code >>> 0) ^ Math.imul(Math.floor(code / 2 ** 32), 0x9e_37_79_b1), 0x85_eb_ca_6b)
  return (mixed ^ (mixed >>> 15)) & (places - 1)
}
