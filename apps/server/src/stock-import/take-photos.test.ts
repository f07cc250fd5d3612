import { expect, it } from 'vitest'

import { unavailable } from '../contract/problem.ts'
import type { Preparation } from '../media/uploads/prepare-picture.ts'
import { type PhotoTakers, takePhotos } from './take-photos.ts'

const PICTURE = { width: 64, height: 48, placeholder: '#336699' }
const PREPARED: Preparation = { ok: true, ...PICTURE, bytes: Buffer.from('picture'), likeness: null }
const CAR = { line: 2, photos: [{ place: 'front.jpg', view: 'frontThreeQuarter' }] } as const

/** Takes a photograph whose preparation is refused by these errors first. */
async function takeAfter(errors: Error[]) {
  const takers: PhotoTakers = {
    source: { read: async () => Buffer.from('photograph'), fingerprint: async (place) => place },
    preparePicture: async () => {
      const error = errors.shift()
      if (error !== undefined) throw error
      return PREPARED
    },
    uploads: { store: async () => ({ key: 'stock/1', ...PICTURE }) },
    busyPause: 0,
  }
  return takePhotos(CAR, 'ma', takers)
}

it('is tried again while too many pictures of visitors wait', async () => {
  const taken = await takeAfter([unavailable(), unavailable()])
  expect(taken).toEqual({ photos: [{ key: 'stock/1', ...PICTURE, view: 'frontThreeQuarter' }], faults: [] })
})

it('is not tried again where the server cannot prepare it at all', async () => {
  await expect(takeAfter([new Error('The thread ended')])).rejects.toThrow('The thread ended')
})

it('is given up where there is no place for minutes', async () => {
  const busy = Array.from({ length: 200 }, () => unavailable())
  await expect(takeAfter(busy)).rejects.toMatchObject({ code: 'unavailable' })
})
