import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { QueueFull } from '../threads/task-queue.ts'
import { registerPhotos } from './register-photos.ts'

it('a picture that would have to wait behind too many others is refused for some seconds', async () => {
  const app = Fastify()
  registerPhotos(app, { variant: () => Promise.reject(new QueueFull()) })
  const { statusCode, headers } = await app.inject('/photos/art/side-suv-red-1/320.webp')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
})
