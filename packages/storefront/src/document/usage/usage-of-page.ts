import type { UsageEvent } from '@otosafi/domain/usage/usage-events'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** A page's address. */
export type PageAddress = { pathname: string; search: string }

/** Usage events of a page view. */
export type PageUsage = { route: RouteKey; events: UsageEvent[] }

const LISTINGS: ReadonlySet<RouteKey> = new Set<RouteKey>(['buyCars', 'buy'])
/** Parameters of a listing that look for nothing. */
const NO_SEARCH: ReadonlySet<string> = new Set(['page', 'sort', 'usage', 'sent'])
/** The pages that follow a request, and those that it is made on. */
const FOLLOWS: ReadonlyMap<RouteKey, RouteKey> = new Map([
  ['booking', 'interested'],
  ['visit', 'interested'],
  ['sale', 'sellYourCar'],
] as const)

/** The forms on pages that send a request to the team. */
const REQUESTS: ReadonlySet<string> = new Set([
  'ask',
  'callback',
  'contact',
  'wanted',
  'problem',
  'inspector',
  'diagnostic',
  'vinCheck',
])

/**
 * Whether the form with this id, on a page of this route, sends a request. On the page of a booking, `contact` only
 * changes it.
 */
export function isRequest(form: string, route: RouteKey): boolean {
  return REQUESTS.has(form) && !FOLLOWS.has(route)
}

/**
 * The usage events of a page that follows `before`: null where that was the same page with the same search, or where
 * the address is of no page. Neither the address nor what was looked for is in it.
 */
export function usageOfPage(page: PageAddress, before: PageAddress | null): PageUsage | null {
  const route = parsePath(page.pathname)?.key
  if (route === undefined) return null
  const events: UsageEvent[] = page.pathname === before?.pathname ? [] : ['pageSeen']
  const isSearch = LISTINGS.has(route) && searchOf(page.search) !== ''
  if (isSearch && (events.length > 0 || searchOf(page.search) !== searchOf(before?.search ?? ''))) events.push('search')
  if (events[0] === 'pageSeen') {
    if (route === 'car') events.push('carSeen')
    if (route === 'interested') events.push('bookingBegun')
    if (before !== null && FOLLOWS.get(route) === parsePath(before.pathname)?.key && FOLLOWS.has(route))
      events.push('requestSent')
  }
  return events.length === 0 ? null : { route, events }
}

/** The search of a listing, with sorted parameters. */
function searchOf(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name, value]) => !NO_SEARCH.has(name) && value !== '')
  return new URLSearchParams(params.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
}
