/**
 * The kinds of image that are recognised: the two that are accepted, HEIC, which telephones make, and the two that are
 * saved from web pages; these three have messages of their own.
 */
export type ImageKind = 'jpeg' | 'png' | 'heic' | 'webp' | 'avif'

/** How many bytes of a file `imageKind` needs. */
export const IMAGE_HEAD_BYTES = 12

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const AVIF_BRANDS = new Set(['avif', 'avis'])
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** The kind of an image by its first bytes, whatever its name (P-35); null for anything else. */
export function imageKind(head: Uint8Array): ImageKind | null {
  if (JPEG.every((byte, index) => head[index] === byte)) return 'jpeg'
  if (PNG.every((byte, index) => head[index] === byte)) return 'png'
  if (ascii(head, 0) === 'RIFF' && ascii(head, 8) === 'WEBP') return 'webp'
  if (ascii(head, 4) !== 'ftyp') return null
  const brand = ascii(head, 8)
  if (AVIF_BRANDS.has(brand)) return 'avif'
  return HEIC_BRANDS.has(brand) ? 'heic' : null
}

/** The four characters at an offset. */
function ascii(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
