import { EDITIONS } from '@otosafi/editions/registry'
import { ROUTES } from '@otosafi/editions/routes/route-table'

import { type UsageCount, UsageError, type UsagePort } from './usage-port.ts'

const REQUEST_TIMEOUT_MS = 5000
/** The most requests at a time, each of which takes one event; further events wait for the next time. */
const MAX_REQUESTS = 500
/** Its own name for a page that was seen; others are goals. */
const PAGE_VIEW = 'pageview'
/** It refuses events without a browser's name. All have this one, so that it learns nothing of anybody. */
const USER_AGENT = 'Mozilla/5.0 (Otosafi) Gecko/20100101 Firefox/140.0'

/**
 * Sends the count to the events API of Plausible at `baseUrl` (`https://plausible.io`), one event after the other. Its address
 * is the pattern of the route, and the browser is the same for all: it hears how often, and never of whom.
 */
export function createPlausibleUsage(
  baseUrl: string,
  { timeoutMs = REQUEST_TIMEOUT_MS, maxRequests = MAX_REQUESTS }: { timeoutMs?: number; maxRequests?: number } = {},
): UsagePort {
  return {
    async add(counts, added) {
      let left = maxRequests
      for (const { times, ...each } of counts) {
        for (let time = 0; time < times; time += 1) {
          if (left === 0) return
          left -= 1
          await send(`${baseUrl}/api/event`, each, timeoutMs)
          added({ ...each, times: 1 })
        }
      }
    },
  }
}

async function send(url: string, { edition, route, event }: Omit<UsageCount, 'times'>, timeoutMs: number) {
  const domain = EDITIONS[edition].host
  const body = {
    domain,
    name: event === 'pageSeen' ? PAGE_VIEW : event,
    url: `https://${domain}/${ROUTES[route].path}`,
  }
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.name : 'unknown'
    throw new UsageError(`The count of usage could not be sent (${why})`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new UsageError(`The count of usage was answered ${response.status}`)
}
