import { validateImage } from '@otosafi/validators/image'
import { IMAGE_HEAD_BYTES } from '@otosafi/validators/image-kind'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/**
 * The issue of a chosen file by its first bytes; null for an accepted picture. Its size is checked later, since
 * pictures are shrunk first. A file may be gone meanwhile, or still be in a cloud.
 */
export async function checkPicture(file: Blob): Promise<ValidationIssue | null> {
  const bytes = await file
    .slice(0, IMAGE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  return bytes === null ? { code: 'imageDamaged', values: {} } : validateImage({ head: new Uint8Array(bytes), size: 0 })
}
