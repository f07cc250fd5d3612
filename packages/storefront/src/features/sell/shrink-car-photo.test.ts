import { expect, it } from 'vitest'

import type { Picture } from '@otosafi/api-client/schema'
import { eventually } from '@otosafi/vitest/eventually'

import { createUploadQueue } from '../../parts/uploads/upload-queue.ts'
import { UnreadableFile } from '../../testing/unreadable-file.ts'
import { createCarPhotos, photosOf } from './car-photos.ts'
import { shrinkCarPhoto } from './shrink-car-photo.ts'

it('a file that cannot be read any more is refused, and those behind it are not held up', async () => {
  const photos = createCarPhotos({
    shrink: shrinkCarPhoto,
    openQueue: async () => createUploadQueue<Picture>({ send: () => Promise.reject(new Error('offline')) }),
  })
  photos.add([new UnreadableFile([], 'gone.jpg'), new File(['no picture'], 'IMG_1.jpg')])
  await eventually(() =>
    expect(photosOf(photos.store.getState()).map(({ issue }) => issue?.code)).toEqual(['imageDamaged', 'imageType']),
  )
})
