import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import type { Clock } from '../clock.ts'
import { networkOf } from '../limits/network-of.ts'
import { isFromOwnProcess } from './addressing.ts'

/** Limits the uncached reads of a network; answers from a cache are not counted, files always are. */
export type ReadLimiter = {
  /**
   * Counts an uncached read of a request's network. Returns null where it is allowed, else the whole seconds until the next
   * one is. Requests of this process to itself are not counted, since the page that needs them was.
   */
  count: (request: FastifyRequest, work: keyof typeof COSTS) => number | null
}

/**
 * The cost of each kind of read, in answers of the API; a file is a picture or a recording, of which a page has dozens. Signing out
 * is no read, and counted beside them all: whatever else its network asks for must not keep somebody signed in.
 */
const COSTS = { answer: 1, page: 5, file: 0.2, signOut: 1 } as const

/** The capacity of a bucket, in seconds of refill: visitors behind one address come in bursts. */
const BURST_SECONDS = 15

/** The most buckets in memory, a hundred bytes each; beyond it the least recently used is dropped. */
const MAX_NETWORKS = 20_000

/** A token bucket: its tokens, and when they were computed (milliseconds). */
type Allowance = { left: number; at: number }

/**
 * A limiter of token buckets, in the memory of this process, that allows each network `perSecond` answers, a fifth as many
 * pages, or five times as many files; 0 means no limit. An IPv4 address and 64 bits of an IPv6 address are a network.
 */
export function createReadLimiter(perSecond: number, clock: Clock): ReadLimiter {
  const allowances = new LRUCache<string, Allowance>({ max: MAX_NETWORKS })
  const most = perSecond * BURST_SECONDS
  return {
    count(request, work) {
      if (perSecond === 0 || isFromOwnProcess(request.raw)) return null
      const own = networkOf(request.addressing.address)
      const network = work === 'signOut' ? `${own} ${work}` : own
      const now = clock()
      const known = allowances.get(network) ?? { left: most, at: now }
      const left = Math.min(most, known.left + (Math.max(0, now - known.at) * perSecond) / 1000)
      const missing = COSTS[work] - left
      allowances.set(network, { left: missing > 0 ? left : left - COSTS[work], at: now })
      return missing > 0 ? Math.ceil(missing / perSecond) : null
    },
  }
}
