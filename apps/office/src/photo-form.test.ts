import { expect, it, vi } from 'vitest'

import { shrunkPhoto } from './photo-form.ts'
import { drawPictures } from './testing/draw-pictures.ts'

const LARGE = new Blob([new Uint8Array(500_001)], { type: 'image/jpeg' })

it('sends no more of a photo than the server keeps', async () => {
  const drawn = drawPictures({ width: 4000, height: 3000, bytes: 300_000 })
  expect((await shrunkPhoto(LARGE)).size).toBe(300_000)
  expect(drawn).toEqual(['1920 × 1440'])
})

it.each([
  ['is small', new Blob(['small']), { width: 4000, height: 3000, bytes: 3 }],
  ['would not become smaller', LARGE, { width: 4000, height: 3000, bytes: 600_000 }],
])('sends a photo as it is that %s', async (_, photo, drawable) => {
  drawPictures(drawable)
  expect(await shrunkPhoto(photo)).toBe(photo)
})

it('sends a photo as it is that the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')))
  expect(await shrunkPhoto(LARGE)).toBe(LARGE)
})
