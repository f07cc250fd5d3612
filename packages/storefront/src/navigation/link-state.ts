import type { ApiClient } from '@otosafi/api-client/client'
import type { LinkRequest, LinkState as StateOfLink } from '@otosafi/api-client/schema'

/** Whether a link can be redeemed. */
export type LinkState = StateOfLink['state']

/**
 * The state of a link of a mail or message, which this does not change. Where the API does not say it, it is `unknown`: the link
 * is taken for a good one, since its button finds out.
 */
export async function readLinkState(
  api: ApiClient,
  purpose: LinkRequest['purpose'],
  token: string,
  unknown: LinkState = 'open',
): Promise<LinkState> {
  // A malformed secret counts as expired.
  if (!/^[\w-]{43}$/.test(token)) return 'expired'
  const { data } = await api.POST('/links/state', { body: { token, purpose } })
  return data?.state ?? unknown
}
