import type { FastifyInstance } from 'fastify'

import { etagOf, matchesEtag } from '../http/etag.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { QueueFull } from '../threads/task-queue.ts'
import { limitMedia } from './limit-media.ts'
import { MEDIA_HEADERS, MEDIA_METHODS, UPLOAD_HEADERS } from './media-headers.ts'
import type { PhotoService } from './pipeline/photo-service.ts'
import { VARIANT_FORMATS, VARIANT_WIDTHS } from './pipeline/variants.ts'
import { sendBusy, sendMissing } from './refuse-media.ts'
import { UPLOADS } from './uploads/uploads.ts'

/** Pictures at `/photos/{key}/{width}.{format}`, rendered on first demand; 503 with Retry-After where too many wait. */
export function registerPhotos(app: FastifyInstance, photos: Pick<PhotoService, 'variant'>, reads: ReadLimiter): void {
  app.route({
    method: MEDIA_METHODS,
    url: '/photos/*',
    preHandler: limitMedia(reads),
    handler: async (request, reply) => {
      const asked = readPath((request.params as { '*': string })['*'])
      if (asked === null) return sendMissing(reply, 'picture')
      const photo = await photos.variant(asked.key, asked.width, asked.format).catch(unlessBusy)
      if (photo === 'busy') return sendBusy(reply)
      if (photo === null) return sendMissing(reply, 'picture')
      const version = photo.drawnIn === null ? '' : `-${photo.drawnIn}`
      const etag = etagOf('photo', `${asked.width}${version}`, `${asked.key}.${asked.format}`)
      reply.headers({ ...(asked.key.startsWith(UPLOADS) ? UPLOAD_HEADERS : MEDIA_HEADERS), etag })
      // 304 only for a picture that exists.
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(photo.contentType).send(photo.body)
    },
  })
}

function unlessBusy(error: unknown): 'busy' {
  if (error instanceof QueueFull) return 'busy'
  throw error
}

function readPath(path: string) {
  const match = /^(.{1,200})\/(\d{3,4})\.([a-z]{3,5})$/.exec(path)
  if (!match) return null
  const width = VARIANT_WIDTHS.find((each) => each === Number(match[2]))
  const format = VARIANT_FORMATS.find((each) => each === match[3])
  return width && format && match[1] !== undefined ? { key: match[1], width, format } : null
}
