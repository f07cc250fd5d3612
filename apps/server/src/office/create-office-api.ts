import type { FastifyInstance } from 'fastify'

import { Problem } from '../contract/problem.ts'
import { registerContract } from '../contract/router.ts'
import { createSecret } from '../db/secrets.ts'
import { sendProblem } from '../http/error-handler.ts'
import { createReceive, type PreparePicture } from '../http/receive-upload.ts'
import { isOfOwnPage, refuseOtherOrigins } from '../http/same-origin.ts'
import { withinTime } from '../http/within-time.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { createAuditHandlers } from './audit.handlers.ts'
import { createCalendarHandlers } from './calendar.handlers.ts'
import { createCarsHandlers } from './cars.handlers.ts'
import { type CaseServices, createCasesHandlers } from './cases.handlers.ts'
import { createClaimsHandlers } from './claims.handlers.ts'
import { createContentHandlers } from './content.handlers.ts'
import { OFFICE_OPERATIONS, type OfficeOperation } from './contract.ts'
import { createFeaturedHandlers } from './featured.handlers.ts'
import { createImportsHandlers } from './imports.handlers.ts'
import { createInboxHandlers } from './inbox.handlers.ts'
import { createInspectionHandlers } from './inspection.handlers.ts'
import { createNumbersHandlers } from './numbers.handlers.ts'
import { createPhotosHandlers } from './photos.handlers.ts'
import { createPicturesHandlers } from './pictures.handlers.ts'
import { createRecordsHandlers } from './records.handlers.ts'
import { createOfficeRespond, type OfficeResponding } from './respond.ts'
import { officeSecretOf } from './session-cookie.ts'
import { createSessionHandlers } from './session.handlers.ts'
import { findStaff } from './staff.ts'
import { createStockHandlers } from './stock.handlers.ts'
import { createStoreDaysHandlers } from './store-days.handlers.ts'
import { createTeamHandlers } from './team.handlers.ts'

export type OfficeApiOptions = {
  services: OfficeResponding & CaseServices & { limiter: RateLimiter }
  /** Prepares uploaded pictures. */
  preparePicture: PreparePicture
  /** The host of the office. */
  host: string
  /** Whether every answer is checked against the contract; for tests and development. */
  validateResponses: boolean
}

/** The API of the office as a Fastify plugin, to be registered below `/office` of its host. */
export function createOfficeApi({ services, preparePicture, host, validateResponses }: OfficeApiOptions) {
  const { database, limiter, clock } = services
  const findOfficeSecret = createSecret(database, 'office')
  const handlers = {
    ...createSessionHandlers({ database, limiter, findOfficeSecret }),
    ...createInboxHandlers({ database }),
    ...createCasesHandlers(services),
    ...createCalendarHandlers({ database }),
    ...createStoreDaysHandlers(),
    ...createImportsHandlers({ database }),
    ...createStockHandlers({ database }),
    ...createCarsHandlers({ database }),
    ...createFeaturedHandlers({ database }),
    ...createPhotosHandlers(),
    ...createInspectionHandlers({ database }),
    ...createRecordsHandlers({ database }),
    ...createContentHandlers({ database }),
    ...createPicturesHandlers(),
    ...createClaimsHandlers({ database }),
    ...createNumbersHandlers({ database }),
    ...createTeamHandlers({ database }),
    ...createAuditHandlers({ database }),
  }
  const steps = withinTime<OfficeOperation>({
    respond: createOfficeRespond(handlers, services),
    async authenticate({ guard, roles }, request) {
      const { protocol } = request.addressing
      const secret = officeSecretOf(request.headers.cookie, protocol === 'https')
      if (guard === 'open') {
        request.office = { staff: null, secret, confirmedAt: null }
        return
      }
      if (secret === null) throw new Problem('unauthorized')
      if (!isOfOwnPage(request)) throw new Problem('cross_origin')
      const found = await findStaff(database.kysely, secret, new Date(clock()))
      if (found === null) throw new Problem('token_expired')
      if (!roles.includes(found.staff.role)) throw new Problem('forbidden')
      request.office = { ...found, secret }
    },
  })
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(sendProblem)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
      if (request.addressing.host.replace(/:\d+$/, '') !== host) throw new Problem('not_found')
      refuseOtherOrigins(request)
    })
    registerContract(app, OFFICE_OPERATIONS, {
      ...steps,
      receive: createReceive(preparePicture),
      validateResponses,
    })
  }
}
