import { parsePath } from '@otosafi/editions/routes/parse-path'
import { type RouteKey, sessionUseOf } from '@otosafi/editions/routes/route-table'
import type { Group } from '@otosafi/i18n/groups'

const OWN: Readonly<Partial<Record<RouteKey, readonly Group[]>>> = {
  home: ['hero'],
  slash: ['hero'],
  finance: ['finance'],
  pricingTool: ['finance'],
  faqs: ['reading'],
  blog: ['reading'],
  blogPost: ['reading'],
  // A first value, and what a trade-in counts.
  sellCar: ['sell', 'finance'],
  services: ['services'],
  inspector: ['services'],
  diagnostic: ['services'],
  vinCheck: ['services'],
  serviceTime: ['booking', 'services'],
  sellYourCar: ['sell'],
  sale: ['account', 'booking', 'sell'],
}

/** The text groups that a page needs in the browser. Titles and descriptions (`meta`) are written by the server alone. */
export function groupsOfPage(path: string): readonly Group[] {
  const key = parsePath(path)?.key
  if (key === undefined) return ['common', 'routes']
  const own = OWN[key] ?? (sessionUseOf(key) === null ? [] : (['account', 'booking'] as const))
  return ['common', 'routes', ...own]
}
