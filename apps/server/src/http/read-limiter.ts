import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import type { Clock } from '../clock.ts'
import { networkOf } from '../limits/network-of.ts'
import { isFromOwnProcess } from './addressing.ts'

/** Limits what one network may have worked out for it; what is answered from a cache is not counted. */
export type ReadLimiter = {
  /**
   * Counts work for whoever sent a request: whole seconds until there may be more of it, null where it may be done.
   * What this process asks itself for is not counted: the page that needs it was.
   */
  count: (request: FastifyRequest, work: keyof typeof COSTS) => number | null
}

/** Answers of the API that the kinds of work take the time of. */
const COSTS = { answer: 1, page: 5 } as const

/** Seconds whose allowance a network can save up: people come in crowds, when an advertisement is on or a train stops. */
const SAVED = 15

/** Networks that are remembered, a hundred bytes each; beyond it the one that has been quiet longest is forgotten. */
const REMEMBERED = 20_000

/** What a network may still have done, and when that was reckoned (milliseconds). */
type Allowance = { left: number; at: number }

/**
 * A limiter of token buckets, in the memory of this process, that allows each network `perSecond` answers or a fifth as
 * many pages; 0 means no limit. An IPv4 address and 64 bits of an IPv6 address are a network.
 */
export function createReadLimiter(perSecond: number, clock: Clock): ReadLimiter {
  const allowances = new LRUCache<string, Allowance>({ max: REMEMBERED })
  const most = perSecond * SAVED
  return {
    count(request, work) {
      if (perSecond === 0 || isFromOwnProcess(request.raw)) return null
      const network = networkOf(request.addressing.address)
      const now = clock()
      const known = allowances.get(network) ?? { left: most, at: now }
      const left = Math.min(most, known.left + (Math.max(0, now - known.at) * perSecond) / 1000)
      const missing = COSTS[work] - left
      allowances.set(network, { left: missing > 0 ? left : left - COSTS[work], at: now })
      return missing > 0 ? Math.ceil(missing / perSecond) : null
    },
  }
}
