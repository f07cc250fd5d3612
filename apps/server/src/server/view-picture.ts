import type { FastifyInstance } from 'fastify'

import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { isPrefetch } from '../http/prefetch.ts'
import { contextOf } from '../http/request-context.ts'
import { isOfOwnPage } from '../http/same-origin.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { requireCar } from '../resources/cars/car.handlers.ts'

/** One transparent dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * `/seen/{car}.gif`: counts a view of a car whose page is read without script (P-17). Pages come from caches, and know
 * nobody; this picture comes from here each time. Another site's page, and one that a browser only gets ready, count nothing.
 */
export function registerViewPicture(app: FastifyInstance, services: Pick<ApiServices, 'search' | 'views'>): void {
  app.get('/seen/:file', async (request, reply) => {
    const { edition, visitor } = contextOf(request)
    const [, id = ''] = /^([\da-z]{8})\.gif$/.exec((request.params as { file: string }).file) ?? []
    const isView = request.method === 'GET' && isOfOwnPage(request) && !isPrefetch(request)
    await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, async () => {
      await requireCar(services, edition, id)
      if (isView) await services.views.record(edition, id, visitor)
    })
    return reply.header('cache-control', 'no-store').type('image/gif').send(DOT)
  })
}
