/**
 * Slots by the code of an id. A `Map` of a million numbers is on the heap, and each full collection looks at all of it;
 * this is two arrays outside: a hash table with open addressing whose gaps are closed when something is deleted.
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

  /** Where the code stands, or the empty place where it would. */
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
      // What comes behind the gap moves into it, unless it would then stand before its first place.
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

/** The place of a code in a table with so many, a power of two: all of its digits have a say. */
function firstPlace(code: number, places: number): number {
  const mixed = Math.imul((code >>> 0) ^ Math.imul(Math.floor(code / 2 ** 32), 0x9e_37_79_b1), 0x85_eb_ca_6b)
  return (mixed ^ (mixed >>> 15)) & (places - 1)
}
