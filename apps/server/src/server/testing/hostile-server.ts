import { createConnections } from '../../http/connections/connections.ts'
import type { RateLimiter } from '../../limits/rate-limiter.ts'
import { sharp } from '../../media/pipeline/configured-sharp.ts'

/** No limits, which would hide what comes after them. */
export const UNLIMITED: RateLimiter = {
  count: async () => async () => undefined,
  guess: async () => ({ pause: 0, forget: async () => undefined }),
  guessesAt: async () => 0,
}

/** Connections that soon give up who sends nothing. */
export const hastyConnections = () =>
  createConnections({ headersTimeout: 500, requestTimeout: 1000, connectionsCheckingInterval: 50 })

/** A photo that nothing is wrong with. */
export const harmlessPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
