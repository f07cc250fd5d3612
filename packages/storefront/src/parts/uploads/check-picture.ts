import { validateImage } from '@otosafi/validators/image'
import { IMAGE_HEAD_BYTES } from '@otosafi/validators/image-kind'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/**
 * The issue of a chosen file by its first bytes; null for an accepted picture. Its size is checked later, since
 * pictures are shrunk first.
 */
export async function checkPicture(file: Blob): Promise<ValidationIssue | null> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  return validateImage({ head, size: 0 })
}
