// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Picture } from '@otosafi/api-client/schema'

import { createUploadQueue } from '../../parts/uploads/upload-queue.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createCarPhotos } from './car-photos.ts'
import { PhotoList } from './PhotoList.tsx'

it.each([
  ['offline', 'sell:send.offline'],
  ['rate_limited', 'errors.problem.rate_limited'],
] as const)('says why a photo did not arrive: %s', async (problem, text) => {
  const photos = createCarPhotos({
    shrink: async (file) => ({ blob: file }),
    openQueue: async () =>
      createUploadQueue<Picture>({
        send: async () => ({ ok: false, failure: { problem }, isTransient: false, retryAfterMs: null }),
      }),
  })
  const { t } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <PhotoList photos={photos} /> }],
  })
  act(() => photos.add([new File(['x'], 'a.jpg')]))
  expect((await screen.findByRole('alert')).textContent).toContain(t(text))
  expect(screen.getByRole('button', { name: t('actions.retry') })).toBeTruthy()
})
