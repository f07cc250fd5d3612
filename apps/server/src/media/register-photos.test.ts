import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { QueueFull } from '../threads/task-queue.ts'
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
