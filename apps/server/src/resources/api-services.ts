import type { Sessions } from '../auth/sessions.ts'
import type { SearchService } from '../catalogue/search-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { ViewCounter } from './views/view-counter.ts'

/** What handlers work with. */
export type ApiServices = {
  database: Database
  search: SearchService
  views: ViewCounter
  limiter: RateLimiter
  sessions: Sessions
  clock: Clock
}
