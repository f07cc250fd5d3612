import type { Picture } from '@otosafi/api-client/schema'

import { createFormSender } from '../../parts/uploads/send-form.ts'
import { createUploadQueue, type UploadQueue } from '../../parts/uploads/upload-queue.ts'

/** Name of the field with the photo, as the contract has it. */
const PHOTO = 'photo'

/** Sends photos of a car before its form. A photo that is sent twice since the first answer was lost is deleted after a day. */
export function createCarPhotoQueue(language: string): UploadQueue<Picture> {
  return createUploadQueue({
    send: createFormSender({
      method: 'POST',
      path: '/selling-cars/photos',
      language,
      field: PHOTO,
      formOf(photo) {
        const form = new FormData()
        form.append(PHOTO, photo, 'photo.jpg')
        return form
      },
    }),
  })
}
