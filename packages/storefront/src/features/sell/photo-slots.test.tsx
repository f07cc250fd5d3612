// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { createCarPhotos, photosOf } from './car-photos.ts'
import { PhotoSlots } from './PhotoSlots.tsx'

it('says of a view that its picture is chosen, unless that is refused', async () => {
  const photos = createCarPhotos({
    shrink: async (file) => (file.name === 'bad' ? { issue: { code: 'imageDamaged', values: {} } } : { blob: file }),
    openQueue: () => Promise.reject(new Error('offline')),
    onceOnline: () => undefined,
  })
  const { t, user, container } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <PhotoSlots photos={photos} /> }],
  })
  const [rear, side] = [t('vocabulary.photoView.rear'), t('vocabulary.photoView.side')]
  for (const [view, file] of [
    [rear, 'bad'],
    [side, 'good'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: view }))
    const input = container.querySelector<HTMLInputElement>(`input[aria-label="${t('sell:photos.label')}"]`)
    await user.upload(input as HTMLInputElement, new File(['x'], file, { type: 'image/jpeg' }))
  }
  await expect.poll(() => photosOf(photos.store.getState()).map(({ state }) => state)).toEqual(['refused', 'failed'])
  expect(await screen.findByRole('button', { name: rear })).toBeTruthy()
  expect(screen.getByRole('button', { name: t('sell:photos.chosen', { view: side }) })).toBeTruthy()
})
