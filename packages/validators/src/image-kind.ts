/**
 * Kinds of image that are told apart: the two that are taken, and the one that telephones make and that deserves its
 * own words.
 */
export type ImageKind = 'jpeg' | 'png' | 'heic'

/** How many bytes of a file `imageKind` needs. */
export const IMAGE_HEAD_BYTES = 12

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** What an image is by its first bytes, whatever its name says (decision 24); null for anything else. */
export function imageKind(head: Uint8Array): ImageKind | null {
  if (JPEG.every((byte, index) => head[index] === byte)) return 'jpeg'
  if (PNG.every((byte, index) => head[index] === byte)) return 'png'
  return ascii(head, 4) === 'ftyp' && HEIC_BRANDS.has(ascii(head, 8)) ? 'heic' : null
}

/** The four characters at an offset. */
function ascii(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
