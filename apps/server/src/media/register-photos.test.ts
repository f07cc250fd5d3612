import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { createDiskStorage } from '../outside/storage/disk-storage.ts'
import { QueueFull } from '../threads/task-queue.ts'
import { createPhotoService } from './pipeline/photo-service.ts'
import { registerPhotos } from './register-photos.ts'
import { registerSounds } from './register-sounds.ts'

const PHOTO = '/photos/art/side-suv-red-1/320.webp'

it('a picture that would have to wait behind too many others is refused for some seconds', async () => {
  const app = Fastify()
  registerPhotos(app, { variant: () => Promise.reject(new QueueFull()) }, { count: () => null })
  const { statusCode, headers } = await app.inject(PHOTO)
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
})

it('pictures and recordings are refused to a network that asks for too many, before anything is looked for', async () => {
  const app = Fastify()
  const asked: string[] = []
  const reads = {
    count: (_: unknown, work: string) => {
      asked.push(work)
      return 3
    },
  }
  const sought = () => Promise.reject(new Error('It was looked for'))
  registerPhotos(app, { variant: sought }, reads)
  registerSounds(app, { store: { get: sought, put: sought, delete: sought } as never, findIllustrator: sought }, reads)
  for (const url of [PHOTO, '/sounds/engine/petrol.wav']) {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '3', 'no-store'])
  }
  expect(asked).toEqual(['file', 'file'])
})

it('has no picture and no recording whose files would have names that the storage refuses', async () => {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  const store = createDiskStorage(join(tmpdir(), 'otosafi-without-pictures'))
  const reads = { count: () => null }
  registerPhotos(app, createPhotoService({ store }), reads)
  registerSounds(app, { store, findIllustrator: () => Promise.resolve(null) }, reads)
  const key = 'x'.repeat(198)
  const answers = await Promise.all([`/photos/${key}/320.webp`, `/sounds/${key}.wav`].map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})
