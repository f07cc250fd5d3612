import { validateImage } from '@otosafi/validators/image'
import { imageKind } from '@otosafi/validators/image-kind'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { sharp } from './configured-sharp.ts'
import { MAX_PIXELS } from './variants.ts'

/** Longest edge in pixels that is kept of an upload. */
const LONGEST_EDGE = 2560

/** An upload's format and size in pixels as it is displayed (after orientation), or why it is refused. */
export type UploadInspection = { ok: true; format: 'jpeg' | 'png'; width: number; height: number } | Refusal

/** A re-encoded JPEG without metadata and its size in pixels, or why the upload is refused. */
export type PreparedOriginal = { ok: true; body: Buffer; width: number; height: number } | Refusal

type Refusal = { ok: false; issue: ValidationIssue }

/** Of the right type by its first bytes, and yet no picture that can be kept: broken off, damaged, or beyond 40 megapixels. */
const UNUSABLE: Refusal = { ok: false, issue: { code: 'invalid', values: {} } }

/**
 * Checks an upload by its bytes alone (decision 24): size, magic bytes, header and number of pixels. Never
 * throws. A file that passes may still fail to decode, which {@link prepareOriginal} finds out.
 */
export async function inspectUpload(bytes: Buffer): Promise<UploadInspection> {
  const issue = validateImage({ head: bytes, size: bytes.length })
  if (issue !== null) return { ok: false, issue }
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    // The decoder also reads SVG and more: what it sees must be what the first bytes said.
    const format = imageKind(bytes)
    if (format !== metadata.format || (format !== 'jpeg' && format !== 'png')) return UNUSABLE
    if (metadata.width * metadata.height > MAX_PIXELS) return UNUSABLE
    return { ok: true, format, width: metadata.autoOrient.width, height: metadata.autoOrient.height }
  } catch {
    return UNUSABLE
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
    return UNUSABLE
  }
}
