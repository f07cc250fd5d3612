import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'

import { Problem } from '../contract/problem.ts'
import { pathOfTarget } from '../http/addressing.ts'
import { type Connections, createConnections } from '../http/connections/connections.ts'
import { sendProblem } from '../http/error-handler.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'
import { logRequests } from '../logging/log-requests.ts'
import type { PhotoService } from '../media/pipeline/photo-service.ts'
import type { ObjectStore } from '../media/pipeline/store.ts'
import { registerPhotos } from '../media/register-photos.ts'
import { registerSounds } from '../media/register-sounds.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { createHandlers } from '../resources/handlers.ts'
import { admit, admitRequests, refuseMalformed } from './admit-requests.ts'
import { createApi } from './create-api.ts'
import { registerHealth } from './health.ts'
import { registerOutboxPage } from './outbox-page.ts'
import { refuseUnreadable } from './unreadable.ts'

export type ServerOptions = {
  services: ApiServices
  /** Where answers are kept that are the same for everybody. */
  cache: SharedCache
  /** Limits what has to be worked out for one network. */
  reads: ReadLimiter
  photos: Pick<PhotoService, 'variant'>
  store: ObjectStore
  log: FastifyBaseLogger
  validateResponses: boolean
  /** Whether the process has been told to stop; then it is not ready any more. */
  stopping?: () => boolean
  /** Whether mails are kept in the database and shown at `/_outbox`; never in production. */
  showsOutbox?: boolean
  /** Where the connections are kept that are to be drained before the server is closed. */
  connections?: Connections
  /** Addresses and networks of the proxies that are believed about hosts, protocols and clients. */
  trustedProxies: readonly string[]
  /** Registers the pages, where the process serves them. Called last, in a scope of its own. */
  site?: (app: FastifyInstance) => Promise<void>
}

/** Largest JSON body, bytes; uploads have a limit of their own. */
const BODY_LIMIT = 64 * 1024

/** How HTTP is read: a missing host is refused with the same page or problem as one that cannot be read. */
export const SERVING = { requireHostHeader: false } as const

/** The whole server, not yet listening. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    services,
    cache,
    reads,
    photos,
    store,
    log,
    validateResponses,
    stopping = () => false,
    showsOutbox,
    connections = createConnections(),
    trustedProxies,
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
    // Requests are answered until the connections are drained; the answer would be no problem document.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors(_error, request, reply) {
      admit(request, reply, isTrusted)
      refuseMalformed(request, reply)
    },
  }
  const app = Fastify(settings)
  logRequests(app)
  admitRequests(app, isTrusted)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })
  registerHealth(app, { database: services.database, indexesLoaded: () => services.search.ready, stopping })
  registerPhotos(app, photos)
  registerSounds(app, store)
  if (showsOutbox) registerOutboxPage(app, services.database)
  await app.register(createApi({ handlers: createHandlers(services), services, cache, reads, validateResponses }), {
    prefix: '/api',
  })
  if (site) await app.register(async (scope) => site(scope))
  return app
}
