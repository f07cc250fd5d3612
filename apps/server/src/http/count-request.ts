import { SITE_TEXT_LIMITS, TEXT_LIMITS } from '../contract/kinds-of-operations.ts'
import type { Limit, Rules } from '../contract/operation-rules.ts'
import { networkOf, siteOf } from '../limits/network-of.ts'
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

/**
 * Counts a text message that a request asks for. Throws `rate_limited` where its network, or the site that this is of, has asked for
 * enough. The returned call takes it back: it was not sent.
 */
export async function countText(limiter: Pick<RateLimiter, 'count'>, address: string): Promise<() => Promise<void>> {
  const counted: (() => Promise<void>)[] = []
  // The error for which counts are taken back matters more than one that stays.
  const takeBack = async (): Promise<void> => {
    for (const takeOneBack of counted) await takeOneBack().catch(() => undefined)
  }
  try {
    for (const limit of TEXT_LIMITS) counted.push(await limiter.count('text', networkOf(address), limit))
    for (const limit of SITE_TEXT_LIMITS) counted.push(await limiter.count('siteText', siteOf(address), limit))
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
