const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Markers without a length: the start of the image, restarts, and TEM. */
const isBare = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8)

/**
 * How many scans a JPEG has; stops counting at `limit`. Each scan of a progressive one is decoded over all pixels, and
 * may have a few bytes only: hundreds of thousands of them would keep a processor busy for hours.
 */
export function countScans(jpeg: Uint8Array, limit: number): number {
  let scans = 0
  let at = 2
  while (at + 3 < jpeg.length && scans < limit) {
    const code = jpeg[at + 1] ?? 0
    // Between segments, and in a scan's data, everything that is no marker is passed over. FF 00 is a byte of the data.
    if (jpeg[at] !== MARKER || code === 0 || code === MARKER) {
      at += 1
      continue
    }
    if (code === END_OF_IMAGE) break
    if (code === START_OF_SCAN) scans += 1
    at += isBare(code) ? 2 : 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
  }
  return scans
}
