import type { Sessions } from '../auth/sessions.ts'
import type { SmsBlocks } from '../auth/sms-blocks.ts'
import type { SearchService } from '../catalogue/search-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { SecurityEvents } from '../logging/security-events.ts'
import type { FindIllustrator } from '../media/illustrator/illustrator-port.ts'
import type { Uploads } from '../media/uploads/uploads.ts'
import type { ChoosePayments } from '../outside/payments/choose-payments.ts'
import type { UsageCounter } from './usage/usage-counter.ts'
import type { ViewCounter } from './views/view-counter.ts'

/** Dependencies of the handlers. */
export type ApiServices = {
  database: Database
  search: SearchService
  views: ViewCounter
  usage: UsageCounter
  limiter: RateLimiter
  smsBlocks: SmsBlocks
  sessions: Sessions
  uploads: Uploads
  /** The illustrator: it draws pictures and makes recordings. */
  findIllustrator: FindIllustrator
  events: SecurityEvents
  /** The payment provider of an edition. */
  payments: ChoosePayments
  clock: Clock
}
