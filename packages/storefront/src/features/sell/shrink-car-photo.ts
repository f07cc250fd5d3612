import { downscale } from '@otosafi/unsent/downscale'

import { checkPicture } from '../../parts/uploads/check-picture.ts'
import type { ShrunkPhoto } from './car-photos.ts'

/** The longest edge of a photo that is sent, pixels: what its page shows at most. */
const SENT_EDGE = 1600

/** A file as it is sent, or why it is not taken. */
export async function shrinkCarPhoto(file: File): Promise<ShrunkPhoto> {
  try {
    const issue = await checkPicture(file)
    return issue === null ? { blob: await downscale(file, SENT_EDGE) } : { issue }
  } catch {
    // Without memory for it, say: those behind it are not to wait for ever.
    return { issue: { code: 'imageDamaged', values: {} } }
  }
}
