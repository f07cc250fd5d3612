import { imageKind } from './image-kind.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The largest image file that is taken, in megabytes (P-35). */
export const IMAGE_MAX_MEGABYTES = 8

/** The largest image file that is taken, in bytes (P-35). */
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024

const FORMAT_NAMES = { webp: 'WebP', avif: 'AVIF' } as const

/**
 * An image is a JPEG or a PNG by its first bytes (`head`, at least `IMAGE_HEAD_BYTES`) and 8 MB at most (`size`, bytes
 * of the whole file); HEIC, WebP and AVIF have codes of their own, since they get an explanation (P-35).
 */
export function validateImage({ head, size }: Readonly<{ head: Uint8Array; size: number }>): ValidationIssue | null {
  const kind = imageKind(head)
  if (kind === 'heic') return { code: 'imageHeic', values: {} }
  if (kind === 'webp' || kind === 'avif') return { code: 'imageFormat', values: { format: FORMAT_NAMES[kind] } }
  if (kind === null) return { code: 'imageType', values: {} }
  return size > IMAGE_MAX_BYTES ? { code: 'imageSize', values: { megabytes: IMAGE_MAX_MEGABYTES } } : null
}
