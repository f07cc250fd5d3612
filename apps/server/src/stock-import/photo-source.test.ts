import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-photos-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.doUnmock('node:fs/promises')
  vi.resetModules()
})

it('calls a photograph missing that is deleted while it is looked at', async () => {
  const path = join(folder, 'front.jpg')
  /** Runs between the check of the file and its reading. */
  let happens = (): void => undefined
  vi.resetModules()
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof fs>()
    const stat = async (of: string) => {
      const found = await real.stat(of)
      happens()
      return found
    }
    return { ...real, stat }
  })
  const { createPhotoSource } = await import('./photo-source.ts')
  const { PhotoError } = await import('./fetch-photo.ts')
  const source = createPhotoSource({ folder, allowsPrivate: false })
  writeFileSync(path, 'a picture')
  expect((await source.read('front.jpg')).toString()).toBe('a picture')
  happens = () => rmSync(path)
  await expect(source.read('front.jpg')).rejects.toBeInstanceOf(PhotoError)
})
