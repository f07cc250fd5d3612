import { validateImage } from '@otosafi/validators/image'
import { imageKind } from '@otosafi/validators/image-kind'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { PictureShape, PreparedPicture } from '../../contract/received-picture.ts'
import { likenessOf } from '../likeness/likeness.ts'
import { sharp } from '../pipeline/configured-sharp.ts'
import { MAX_PIXELS, placeholderOf } from '../pipeline/variants.ts'
import { countScans } from './count-scans.ts'

/** A picture to be prepared: the uploaded bytes, and what it is for. */
export type PictureJob = { bytes: Uint8Array; shape: PictureShape }

/** The picture that is kept in the upload's place, or why the upload is refused. */
export type Preparation = ({ ok: true } & PreparedPicture) | Refusal

type Refusal = { ok: false; issue: ValidationIssue }
type Size = { width: number; height: number }

/** The longest edge of what is kept, pixels, and whether it is cut to a square around its middle. */
const SHAPES: Readonly<Record<PictureShape, { maxEdge: number; isSquare: boolean }>> = {
  profile: { maxEdge: 1024, isSquare: true },
  car: { maxEdge: 1920, isSquare: false },
}

/**
 * The most bytes of pixels of a picture that is decoded as a whole, since it is interlaced or progressive: 40 megapixels in
 * three colours. Interlaced ones of 16 bits and four channels would take 512 MB.
 */
const MAX_WHOLE_BYTES = 120_000_000

/** Cameras and programs write ten. */
const MAX_SCANS = 100

/** After which time a picture is given up, seconds: one of 64 megapixels takes two to five. */
const TIMEOUT_SECONDS = 15

const BYTES_PER_SAMPLE: ReadonlyMap<string, number> = new Map([
  ['uchar', 1],
  ['ushort', 2],
])

/** The right type by its first bytes, but truncated or damaged. */
const DAMAGED: Refusal = { ok: false, issue: { code: 'imageDamaged', values: {} } }

/** A picture of more than so many pixels. */
function tooLarge(pixels: number): Refusal {
  return { ok: false, issue: { code: 'imagePixels', values: { megapixels: Math.floor(pixels / 1_000_000) } } }
}

/** Checks an upload by its bytes alone: size, first bytes and header, none of its pixels. Returns its size as it is displayed. */
async function inspect(bytes: Uint8Array): Promise<({ ok: true } & Size) | Refusal> {
  const issue = validateImage({ head: bytes, size: bytes.length })
  if (issue !== null) return { ok: false, issue }
  const kind = imageKind(bytes)
  if (kind === 'jpeg' && countScans(bytes, MAX_SCANS + 1) > MAX_SCANS) return DAMAGED
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  // The decoder also reads SVG and others: the format that it finds must be that of the first bytes.
  if (kind !== metadata.format) return DAMAGED
  const pixels = metadata.width * metadata.height
  const pixelBytes = metadata.channels * (BYTES_PER_SAMPLE.get(metadata.depth) ?? Number.POSITIVE_INFINITY)
  const most = metadata.isProgressive ? Math.min(MAX_PIXELS, MAX_WHOLE_BYTES / pixelBytes) : MAX_PIXELS
  if (pixels > most) return tooLarge(most)
  return { ok: true, ...metadata.autoOrient }
}

/**
 * Turns an upload into the picture that is kept (P-35): upright, in its shape, without metadata (position data included),
 * as JPEG. Never rejects. The uploaded bytes themselves are kept nowhere.
 */
export async function preparePicture({ bytes, shape }: PictureJob): Promise<Preparation> {
  try {
    const inspection = await inspect(bytes)
    if (!inspection.ok) return inspection
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(boxOf(inspection, shape))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const likeness = shape === 'car' ? await likenessOf(data) : null
    return { ok: true, bytes: data, width, height, placeholder: await placeholderOf(data), likeness }
  } catch {
    return DAMAGED
  }
}

/** The box that a picture of this size is fitted into, without enlarging it. */
function boxOf({ width, height }: Size, shape: PictureShape) {
  const { maxEdge, isSquare } = SHAPES[shape]
  if (!isSquare) return { width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true } as const
  const edge = Math.min(width, height, maxEdge)
  return { width: edge, height: edge, fit: 'cover' } as const
}
