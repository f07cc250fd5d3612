import type { FastifyInstance } from 'fastify'

import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { etagOf, matchesEtag } from '../http/etag.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { contextOf } from '../http/request-context.ts'
import { bufferSize, copyOutOfPool, type SharedCache } from '../http/shared-cache.ts'
import { limitMedia } from '../media/limit-media.ts'
import { MEDIA_HEADERS, MEDIA_METHODS, MISSING_HEADERS } from '../media/media-headers.ts'
import type { PhotoService } from '../media/pipeline/photo-service.ts'
import { sendBusy, sendMissing } from '../media/refuse-media.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { findShare } from '../resources/cars/share.ts'
import { QueueFull } from '../threads/task-queue.ts'

/** Dependencies of the pictures of shared cars. */
type ShareParts = {
  services: Pick<ApiServices, 'database' | 'search' | 'clock'>
  photos: Pick<PhotoService, 'share'>
  cache: SharedCache
  reads: ReadLimiter
}

const FILE = /^([\da-z]{8})-([\da-z]{1,5})\.jpg$/

/**
 * `/share/{language}/{car}-{version}.jpg`: the picture by which messengers show a shared car (P-09), drawn on demand and kept
 * in memory. An earlier version's address leads to the present one.
 */
export function registerSharePictures(app: FastifyInstance, { services, photos, cache, reads }: ShareParts): void {
  const kept = cache.part<Buffer>('share', bufferSize)
  const inFlight = new Map<string, Promise<Buffer>>()

  async function draw(address: string, ...share: Parameters<PhotoService['share']>): Promise<Buffer> {
    const cached = kept.get(address)
    kept.count(cached !== undefined)
    const known = cached ?? inFlight.get(address)
    if (known !== undefined) return known
    const drawing = photos
      .share(...share)
      .then((picture) => {
        const own = copyOutOfPool(picture)
        kept.set(address, own)
        return own
      })
      .finally(() => inFlight.delete(address))
    inFlight.set(address, drawing)
    return drawing
  }

  app.route({
    method: MEDIA_METHODS,
    url: '/share/:language/:file',
    preHandler: limitMedia(reads),
    handler: async (request, reply) => {
      const { edition } = contextOf(request)
      const asked = request.params as { language: string; file: string }
      const [, id = '', version] = FILE.exec(asked.file) ?? []
      const language = edition.languages.find((each) => each === asked.language)
      if (language === undefined || version === undefined) return sendMissing(reply, 'picture')
      const share = await withinBudget({ lane: 'reads', milliseconds: REQUEST_BUDGET_MS }, () =>
        findShare(services, edition, language, id),
      )
      const path = `/share/${language}/${id}-${share.version}.jpg`
      if (version !== share.version) return reply.headers(MISSING_HEADERS).redirect(path, 302)
      const etag = etagOf(edition.id, share.version, path)
      const headers = { ...MEDIA_HEADERS, etag }
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send()
      const picture = await draw(edition.id + path, share.photo, share.words).catch(unlessBusy)
      if (picture === null) return sendBusy(reply)
      return reply.headers(headers).type('image/jpeg').send(picture)
    },
  })
}

function unlessBusy(error: unknown): null {
  if (error instanceof QueueFull) return null
  throw error
}
