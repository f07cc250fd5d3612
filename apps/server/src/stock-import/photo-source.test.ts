import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { PhotoError } from './fetch-photo.ts'
import { createPhotoSource } from './photo-source.ts'

/** What happens to a file between the moment when it is found and the one when it is read. */
const meanwhile = vi.hoisted((): { happens: () => void } => ({ happens: () => undefined }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>()
  return {
    ...real,
    stat: async (path: string) => {
      const found = await real.stat(path)
      meanwhile.happens()
      return found
    },
  }
})

const folder = mkdtempSync(join(tmpdir(), 'otosafi-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('calls a photograph missing that is deleted while it is looked at', async () => {
  const path = join(folder, 'front.jpg')
  const source = createPhotoSource({ folder, allowsPrivate: false })
  writeFileSync(path, 'a picture')
  expect((await source.read('front.jpg')).toString()).toBe('a picture')
  meanwhile.happens = () => rmSync(path)
  await expect(source.read('front.jpg')).rejects.toBeInstanceOf(PhotoError)
})
