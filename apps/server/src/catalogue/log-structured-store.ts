/**
 * Texts by number in a few large buffers outside the heap, which a garbage collector need not visit. They are written one behind the other
 * (a log); a segment that is mostly holes is written again, so that the log takes at most about twice the memory of its texts.
 */
export type LogStructuredStore = {
  /** Number of texts. */
  readonly size: number
  /** Bytes that the log takes. */
  readonly bytes: number
  /** The text of a key. */
  get: (key: number) => string | undefined
  /** Stores a text, replacing one with the same key. Keys are integers from 0; memory grows with the largest one. */
  set: (key: number, text: string) => void
  /** Removes a text; an unknown key is no error. */
  delete: (key: number) => void
}

/** A segment of the log: how many of its bytes are written, and how many of these are live. */
type Segment = { bytes: Buffer; used: number; live: number }

/** Bytes before each text: its key and its length. */
const HEADER = 8
const NOWHERE = -1

/** An empty store whose log has segments of `segmentSize` bytes; a text that does not fit into one gets a larger one. */
export function createLogStructuredStore(segmentSize = 2 ** 20): LogStructuredStore {
  const segments = new Map<number, Segment>()
  /** By key: the number of the segment times `segmentSize`, plus the offset in it. */
  let places = new Float64Array(1024).fill(NOWHERE)
  /** The number of the segment that is written to. */
  let head = NOWHERE
  let size = 0
  /** Segments to consider for cleaning: they became full or lost a text. */
  const cleaningCandidates: number[] = []
  let spare: Buffer | undefined

  const roomFor = (needed: number): Segment => {
    const segment = segments.get(head)
    if (segment !== undefined && segment.used + needed <= segment.bytes.length) return segment
    cleaningCandidates.push(head)
    const opened = { bytes: bufferFor(needed), used: 0, live: 0 }
    segments.set(++head, opened)
    return opened
  }

  const bufferFor = (needed: number): Buffer => {
    const known = spare
    if (known === undefined || needed > segmentSize) return Buffer.allocUnsafeSlow(Math.max(needed, segmentSize))
    spare = undefined
    return known
  }

  /** Reserves `length` bytes and returns their position. */
  const append = (key: number, length: number): { bytes: Buffer; from: number } => {
    const needed = HEADER + length
    const segment = roomFor(needed)
    const { bytes, used } = segment
    bytes.writeUInt32LE(key, used)
    bytes.writeUInt32LE(length, used + 4)
    places[key] = head * segmentSize + used
    segment.used += needed
    segment.live += needed
    return { bytes, from: used + HEADER }
  }

  const find = (key: number): { number: number; bytes: Buffer; from: number; length: number } | undefined => {
    const place = places[key] ?? NOWHERE
    if (place === NOWHERE) return undefined
    const number = Math.floor(place / segmentSize)
    const { bytes } = segments.get(number) as Segment
    const at = place - number * segmentSize
    return { number, bytes, from: at + HEADER, length: bytes.readUInt32LE(at + 4) }
  }

  const leaveHole = (number: number, length: number): void => {
    const segment = segments.get(number) as Segment
    segment.live -= HEADER + length
    cleaningCandidates.push(number)
  }

  const cleanCandidates = (): void => {
    for (let number = cleaningCandidates.pop(); number !== undefined; number = cleaningCandidates.pop()) {
      const segment = segments.get(number)
      if (segment === undefined || number === head || segment.live * 2 > segment.used) continue
      clean(segment, number * segmentSize)
      segments.delete(number)
      if (segment.bytes.length === segmentSize) spare = segment.bytes
    }
  }

  const clean = ({ bytes, used }: Segment, start: number): void => {
    for (let at = 0; at < used;) {
      const key = bytes.readUInt32LE(at)
      const length = bytes.readUInt32LE(at + 4)
      if (places[key] === start + at) {
        const room = append(key, length)
        bytes.copy(room.bytes, room.from, at + HEADER, at + HEADER + length)
      }
      at += HEADER + length
    }
  }

  return {
    get size() {
      return size
    },
    get bytes() {
      return [...segments.values()].reduce((sum, { bytes }) => sum + bytes.length, spare?.length ?? 0)
    },
    get: (key) => {
      const found = find(key)
      return found?.bytes.toString('utf8', found.from, found.from + found.length)
    },
    set: (key, text) => {
      const length = Buffer.byteLength(text)
      const known = find(key)
      if (known?.length === length) {
        known.bytes.write(text, known.from)
        return
      }
      if (key >= places.length) {
        const wide = new Float64Array(Math.max(key + 1, places.length * 2)).fill(NOWHERE, places.length)
        wide.set(places)
        places = wide
      }
      const { bytes, from } = append(key, length)
      bytes.write(text, from)
      if (known === undefined) size++
      else leaveHole(known.number, known.length)
      cleanCandidates()
    },
    delete: (key) => {
      const known = find(key)
      if (known === undefined) return
      places[key] = NOWHERE
      size--
      leaveHole(known.number, known.length)
      cleanCandidates()
    },
  }
}
