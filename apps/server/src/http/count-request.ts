import type { Limit, Rules } from '../contract/operation-rules.ts'
import { networkOf } from '../limits/network-of.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'

/** The key under which a limit counts a client; null where the handler counts. */
const CLIENTS: Readonly<Record<Limit['per'], ((address: string) => string) | null>> = {
  network: networkOf,
  stranger: null,
}

/** Counts a request for the limit of its operation, if that has one. Throws `rate_limited` beyond it. */
export async function countRequest(
  limiter: Pick<RateLimiter, 'count'>,
  { id, limit }: { id: string } & Pick<Rules, 'limit'>,
  address: string,
): Promise<void> {
  const clientOf = limit && CLIENTS[limit.per]
  if (clientOf) await limiter.count(id, clientOf(address), limit)
}
