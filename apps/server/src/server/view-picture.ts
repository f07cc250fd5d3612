import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isPrefetch } from '@otosafi/domain/session/is-prefetch'

import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { contextOf } from '../http/request-context.ts'
import { isOfOwnPage } from '../http/same-origin.ts'
import { limitMedia } from '../media/limit-media.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { requirePost } from '../resources/blogs/blogs.handlers.ts'
import { requireCar } from '../resources/cars/car.handlers.ts'
import type { Seen } from '../resources/views/views.queries.ts'

const CAR_FILE = /^([\da-z]{8})\.gif$/
const POST_FILE = /^([\da-z-]{1,100})\.gif$/

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * `/seen/{car}.gif` and `/seen/blogs/{post}.gif`: count a view of a car (P-17) or a post whose page is read without script. Pages
 * may come from caches, this picture is always requested from the server. Requests of other sites' pages and of prefetched pages are
 * not counted.
 */
export function registerViewPicture(
  app: FastifyInstance,
  services: Pick<ApiServices, 'database' | 'search' | 'views'>,
  reads: ReadLimiter,
): void {
  // Each reads the database: no cache answers it.
  const limited = { preHandler: limitMedia(reads) }
  const answer = async (request: FastifyRequest, reply: FastifyReply, seen: Seen) => {
    const { edition, visitor } = contextOf(request)
    const isReady = isPrefetch((name) => request.headers[name])
    const isView = request.method === 'GET' && isOfOwnPage(request) && !isReady
    await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, async () => {
      await (seen.kind === 'car'
        ? requireCar(services, edition, seen.id)
        : requirePost(services.database, edition.id, seen.id))
      if (isView) await services.views.record(edition, seen, visitor)
    })
    return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
  }
  app.get('/seen/:file', limited, (request, reply) =>
    answer(request, reply, { kind: 'car', id: idIn(request, CAR_FILE) }),
  )
  app.get('/seen/blogs/:file', limited, (request, reply) =>
    answer(request, reply, { kind: 'post', id: idIn(request, POST_FILE) }),
  )
}

/** The id in the file name of a picture; empty where that has none. */
function idIn({ params }: FastifyRequest, file: RegExp): string {
  return file.exec((params as { file: string }).file)?.[1] ?? ''
}
