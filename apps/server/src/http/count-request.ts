import { SITE_TEXT_LIMITS, TEXT_LIMITS } from '../contract/kinds-of-operations.ts'
import type { Limit, Rules } from '../contract/operation-rules.ts'
import { networkOf, siteOf } from '../limits/network-of.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'

/** Sender of a request: the address, and the id of the signed-in account. */
type Sender = { address: string; account?: string | undefined }

/** The key under which a limit counts a client; null where there is none, or the handler counts. */
const CLIENTS: Readonly<Record<Limit['per'], (sender: Sender) => string | null>> = {
  network: ({ address }) => networkOf(address),
  account: ({ account = null }) => account,
  stranger: () => null,
}

/** Counts a request for the limit of its operation, if that has one. Throws `rate_limited` beyond it. */
export async function countRequest(
  limiter: Pick<RateLimiter, 'count'>,
  { id, limit }: { id: string } & Pick<Rules, 'limit'>,
  sender: Sender,
): Promise<void> {
  if (limit === null) return
  const client = CLIENTS[limit.per](sender)
  if (client !== null) await limiter.count(id, client, limit)
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
