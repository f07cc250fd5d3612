import { imageKind } from './image-kind.ts'
import type { ValidationIssue } from './validation-issue.ts'

const MAX_MEGABYTES = 8

/** The largest image file that is taken, in bytes (decision 24). */
export const IMAGE_MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/**
 * An image is a JPEG or a PNG by its first bytes (`head`, at least `IMAGE_HEAD_BYTES`) and 8 MB at most (`size`, bytes
 * of the whole file); HEIC has its own code, since it gets an explanation (spec section 5; decision 24).
 */
export function validateImage({ head, size }: Readonly<{ head: Uint8Array; size: number }>): ValidationIssue | null {
  const kind = imageKind(head)
  if (kind === 'heic') return { code: 'imageHeic', values: {} }
  if (kind === null) return { code: 'imageType', values: {} }
  return size > IMAGE_MAX_BYTES ? { code: 'imageSize', values: { megabytes: MAX_MEGABYTES } } : null
}
