import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { createDiskStorage } from '../../outside/storage/disk-storage.ts'
import type { ObjectStore } from '../../outside/storage/storage-port.ts'
import { sharp } from '../pipeline/configured-sharp.ts'
import { createPhotoService, originalKey } from '../pipeline/photo-service.ts'
import { registerPhotos } from '../register-photos.ts'
import { registerSounds } from '../register-sounds.ts'
import { findIllustrator } from './find-illustrator.ts'

const loads = vi.hoisted(() => ({ count: 0 }))
vi.mock(import('./demonstration-illustrator.ts'), (load) => {
  loads.count += 1
  return load()
})

let folder: string
let store: ObjectStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'illustrator-'))
  store = createDiskStorage(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('photographs and recordings are served without it; the first drawing or synthetic recording loads it', async () => {
  const create = { width: 800, height: 600, channels: 3, background: '#123456' } as const
  await store.put(originalKey('cars/1'), await sharp({ create }).jpeg().toBuffer())
  await store.put('recordings/1.wav', Buffer.from('RIFF'))
  const photos = createPhotoService({ store, findIllustrator })
  const reads = { count: () => null }
  const app = Fastify()
  registerPhotos(app, photos, reads)
  registerSounds(app, { store, findIllustrator }, reads)
  const statusesOf = (urls: string[]) => Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))

  const real = ['/photos/cars/1/320.webp', '/photos/cars/2/320.webp', '/sounds/recordings/1.wav', '/sounds/none.wav']
  expect(await statusesOf(real)).toEqual([200, 404, 200, 404])
  await photos.warmUp(['cars/1'], new AbortController().signal)
  expect(await photos.preview('cars/1')).not.toBeNull()
  expect(loads.count).toBe(0)

  expect(await statusesOf(['/photos/art/side-sedan-red-0/320.webp', '/sounds/sound/petrol-0.wav'])).toEqual([200, 200])
  expect(loads.count).toBe(1)
})
