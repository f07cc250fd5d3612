import { decodePicture, encodePicture } from '@otosafi/unsent/shrink-picture'

import { checkPicture } from '../../parts/uploads/check-picture.ts'
import type { ShrunkPhoto } from './car-photos.ts'

/** The longest edge of a photo that is sent, pixels: what its page shows at most. */
const SENT_EDGE = 1600

/** A file as it is sent, or why it is not taken. */
export async function shrinkCarPhoto(file: File): Promise<ShrunkPhoto> {
  const issue = await checkPicture(file)
  if (issue !== null) return { issue }
  try {
    const picture = await decodePicture(file, SENT_EDGE)
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
    const blob = await encodePicture(picture, whole, SENT_EDGE)
    picture.close()
    return { blob }
  } catch {
    return { issue: { code: 'imageDamaged', values: {} } }
  }
}
