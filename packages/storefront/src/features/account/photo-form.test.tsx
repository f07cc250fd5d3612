// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { UnreadableFile } from '../../testing/unreadable-file.ts'
import { PhotoEditor } from './PhotoEditor.tsx'
import { PhotoForm } from './PhotoForm.tsx'

const path = '/account/edit-profile'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says of a file that cannot be read any more that another one is needed', async () => {
  const { t, user } = await openPage({
    language: 'fr',
    path,
    routes: [{ path, element: <PhotoForm photo={null} /> }],
  })
  const field = screen.getByLabelText(t('account:photo.choose'))
  await user.upload(field, new UnreadableFile(['x'], 'gone.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText(t('validation.imageDamaged'))).toBeTruthy()
})

it('says of a picture that the device cannot cut that another one is needed', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const file = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
  const { t, user } = await openPage({
    language: 'fr',
    path,
    routes: [{ path, element: <PhotoEditor file={file} onClose={() => undefined} /> }],
  })
  await user.click(await screen.findByRole('button', { name: t('account:photo.save') }))
  expect(await screen.findByText(t('validation.imageDamaged'))).toBeTruthy()
})
