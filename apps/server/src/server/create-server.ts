import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'

import { Problem } from '../contract/problem.ts'
import { OFFICE_HOST } from '../env.ts'
import { pathOfTarget } from '../http/addressing.ts'
import { type Connections, createConnections } from '../http/connections/connections.ts'
import { sendProblem } from '../http/error-handler.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import type { PreparePicture } from '../http/receive-upload.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'
import { logRequests } from '../logging/log-requests.ts'
import type { PhotoService } from '../media/pipeline/photo-service.ts'
import { registerPhotos } from '../media/register-photos.ts'
import { registerSounds } from '../media/register-sounds.ts'
import { createOfficeApi } from '../office/create-office-api.ts'
import type { ObjectStore } from '../outside/storage/storage-port.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { createFindTeamBooking } from '../resources/bookings/team-booking.ts'
import { createHandlers } from '../resources/handlers.ts'
import { createFindTeamRequest } from '../resources/requests/team-request.ts'
import { createFindTeamSale } from '../resources/sales/team-sale.ts'
import { createFindTeamVisit } from '../resources/visits/team-visit.ts'
import { admit, admitRequests, refuseMalformed } from './admit-requests.ts'
import { registerCalendarPage } from './calendar-page.ts'
import { createApi } from './create-api.ts'
import { registerHealth } from './health.ts'
import { registerLocalPaymentsPage } from './local-payments-page.ts'
import { registerOutboxPage } from './outbox-page.ts'
import { registerPaymentNotices } from './payment-notices.ts'
import { registerPaymentRedirect, registerPaymentReturn } from './payment-redirect.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { registerSaverChoice } from './saver-choice.ts'
import { registerSharePictures } from './share-pictures.ts'
import { registerTeamPage } from './team-page.ts'
import { registerUsageChoice } from './usage-choice.ts'
import { registerViewPicture } from './view-picture.ts'

export type ServerOptions = {
  services: ApiServices
  /** The cache of public answers. */
  cache: SharedCache
  /** Limits uncached reads of a network. */
  reads: ReadLimiter
  photos: Pick<PhotoService, 'variant' | 'share'>
  store: ObjectStore
  preparePicture: PreparePicture
  log: FastifyBaseLogger
  validateResponses: boolean
  /** Whether the process is shutting down; then it is not ready any more. */
  stopping?: () => boolean
  /** Whether mails are kept in the database and shown at `/_outbox`; never in production. */
  showsOutbox?: boolean
  /** Whether payments of the local stand-in are clicked through at `/_payments`; never in production. */
  showsLocalPayments?: boolean
  /** The open connections, to be drained before the server is closed. */
  connections?: Connections
  /** Adds the hooks that trace requests; none where nothing is traced. */
  traceRequests?: ((app: FastifyInstance) => void) | undefined
  /** Adds the hook that measures requests; none where nothing is measured. */
  measureRequests?: ((app: FastifyInstance) => void) | undefined
  /** Addresses and networks of trusted proxies. */
  trustedProxies: readonly string[]
  /** The host of the team's office. */
  officeHost?: string
  /** The address of the team's office. */
  officeOrigin?: () => string
  /** Registers the pages, where the process serves them. Called last, in a scope of its own. */
  site?: (app: FastifyInstance) => Promise<void>
}

/** Largest JSON body, bytes; uploads have a limit of their own. */
const BODY_LIMIT = 64 * 1024

/** Options of the HTTP parser: a missing host is refused here like a malformed one, and not by Node. */
export const SERVING = { requireHostHeader: false } as const

/** The whole server, not yet listening. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    services,
    cache,
    reads,
    photos,
    store,
    preparePicture,
    log,
    validateResponses,
    stopping = () => false,
    showsOutbox,
    showsLocalPayments,
    connections = createConnections(),
    traceRequests,
    measureRequests,
    trustedProxies,
    officeHost = OFFICE_HOST,
    officeOrigin = () => `http://${officeHost}`,
    site,
  } = options
  const isTrusted = createIsTrusted(trustedProxies)
  const settings: FastifyServerOptions = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    rewriteUrl: ({ url = '' }) => pathOfTarget(url),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    serverFactory: (handler) => connections.serve(handler, SERVING),
    // Requests are answered until the connections are drained; Fastify's own 503 is no problem document.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors(_error, request, reply) {
      admit(request, reply, isTrusted)
      refuseMalformed(request, reply)
    },
  }
  const app = Fastify(settings)
  traceRequests?.(app)
  logRequests(app)
  measureRequests?.(app)
  admitRequests(app, isTrusted)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })
  registerHealth(app, { database: services.database, indexesLoaded: () => services.search.ready, stopping })
  registerPhotos(app, photos, reads)
  registerSounds(app, { store, findIllustrator: services.findIllustrator }, reads)
  if (showsOutbox) registerOutboxPage(app, services.database)
  if (showsLocalPayments) registerLocalPaymentsPage(app, services)
  registerPaymentNotices(app, services)
  registerPaymentRedirect(app, services)
  registerPaymentReturn(app)
  registerTeamPage(app, services, { kind: 'booking', find: createFindTeamBooking(services), officeOrigin })
  registerTeamPage(app, services, { kind: 'visit', find: createFindTeamVisit(services), officeOrigin })
  registerTeamPage(app, services, { kind: 'request', find: createFindTeamRequest(services), officeOrigin })
  registerTeamPage(app, services, { kind: 'sale', find: createFindTeamSale(services), officeOrigin })
  registerCalendarPage(app, services)
  registerViewPicture(app, services, reads)
  registerSharePictures(app, { services, photos, cache, reads })
  registerUsageChoice(app)
  registerSaverChoice(app)
  await app.register(
    createApi({ handlers: createHandlers(services), services, cache, reads, preparePicture, validateResponses }),
    {
      prefix: '/api',
    },
  )
  await app.register(createOfficeApi({ services, preparePicture, host: officeHost, validateResponses }), {
    prefix: '/office',
  })
  if (site) await app.register(async (scope) => site(scope))
  return app
}
