// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { createCarPhotos, photosOf } from './car-photos.ts'
import { PhotoSlots } from './PhotoSlots.tsx'

it('does not say of a view that it is chosen where its picture is refused', async () => {
  const photos = createCarPhotos({
    shrink: async (file) => (file.name === 'bad' ? { issue: { code: 'imageDamaged', values: {} } } : { blob: file }),
    openQueue: () => Promise.reject(new Error('offline')),
    onceOnline: () => undefined,
  })
  const { t } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <PhotoSlots photos={photos} /> }],
  })
  const [rear, side] = [t('vocabulary.photoView.rear'), t('vocabulary.photoView.side')]
  act(() => {
    photos.add([new File(['x'], 'bad')], 'rear')
    photos.add([new File(['x'], 'good')], 'side')
  })
  await expect.poll(() => photosOf(photos.store.getState()).map(({ state }) => state)).toEqual(['refused', 'failed'])
  expect(await screen.findByRole('button', { name: rear })).toBeTruthy()
  expect(screen.getByRole('button', { name: t('sell:photos.chosen', { view: side }) })).toBeTruthy()
})
