import { validateImage } from '@otosafi/validators/image'
import { IMAGE_HEAD_BYTES } from '@otosafi/validators/image-kind'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/**
 * Why a chosen file is no picture that is taken, by its first bytes; null where it is one. Its size counts once it was
 * shrunk.
 */
export async function checkPicture(file: Blob): Promise<ValidationIssue | null> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  return validateImage({ head, size: 0 })
}
