import { sharp } from './configured-sharp.ts'
import { MAX_PIXELS } from './variants.ts'

/** Largest upload in bytes (decision 24). */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024

/** Longest edge in pixels that is kept of an upload. */
const LONGEST_EDGE = 2560

/** Why an upload is refused. */
export type UploadRefusal = 'unsupportedType' | 'heicNotSupported' | 'tooLarge' | 'tooManyPixels' | 'unreadable'

/** An upload's format and size in pixels as it is displayed (after orientation), or why it is refused. */
export type UploadInspection =
  | { ok: true; format: 'jpeg' | 'png'; width: number; height: number }
  | { ok: false; code: UploadRefusal }

/** A re-encoded JPEG without metadata and its size in pixels, or why the upload is refused. */
export type PreparedOriginal =
  | { ok: true; body: Buffer; width: number; height: number }
  | { ok: false; code: UploadRefusal }

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What the first bytes say. The decoder also reads SVG and more, so nothing else may reach it. */
function formatByMagic(bytes: Buffer): 'jpeg' | 'png' | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  const isHeic = bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12))
  return isHeic ? 'heic' : null
}

/**
 * Checks an upload by its bytes alone (decision 24): size, magic bytes, header and number of pixels. Never
 * throws. A file that passes may still fail to decode, which {@link prepareOriginal} finds out.
 */
export async function inspectUpload(bytes: Buffer): Promise<UploadInspection> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { ok: false, code: 'tooLarge' }
  const format = formatByMagic(bytes)
  if (format === 'heic') return { ok: false, code: 'heicNotSupported' }
  if (format === null) return { ok: false, code: 'unsupportedType' }
  try {
    // The limit is checked here and not by the decoder, so that the refusal can say which it was.
    const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (metadata.format !== format) return { ok: false, code: 'unsupportedType' }
    if (metadata.width * metadata.height > MAX_PIXELS) return { ok: false, code: 'tooManyPixels' }
    return { ok: true, format, width: metadata.autoOrient.width, height: metadata.autoOrient.height }
  } catch {
    return { ok: false, code: 'unreadable' }
  }
}

/**
 * Turns an upload into the picture that is kept: upright, at most 2560 pixels long, without metadata (position
 * data included), as JPEG. Never throws. The uploaded bytes themselves are never served.
 */
export async function prepareOriginal(bytes: Buffer): Promise<PreparedOriginal> {
  const inspection = await inspectUpload(bytes)
  if (!inspection.ok) return inspection
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, body: data, width: info.width, height: info.height }
  } catch {
    return { ok: false, code: 'unreadable' }
  }
}
