import type { SavedSearch } from '@otosafi/api-client/schema'
import { SENT } from '@otosafi/domain/forms/sent-parameter'

import { SAVE_SEARCH } from '../navigation/save-search-path.ts'
import type { VisitorRequest } from './visitor-request.ts'

/** Query parameter, and value of the form's answer, with how the alerts of the search are set that was saved. */
export const PACE = 'pace'

type Alerts = Pick<SavedSearch, 'frequency' | 'channel'>

/** Those of a search that is new. */
const DAILY: Alerts = { frequency: 'daily', channel: 'email' }

/** Saves the search that an address names for the signed-in visitor. */
export function saveSearch({ api, url }: Pick<VisitorRequest, 'api' | 'url'>) {
  return api.POST('/saved-searches', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { query: url.searchParams.get(SAVE_SEARCH) ?? '' },
  })
}

/** How often and how alerts are sent, by one name. */
export function paceOf({ frequency, channel }: Alerts = DAILY): string {
  return channel === 'phone' ? `${frequency}Sms` : frequency
}

/** The query of the page that says that a search is saved: one that was there already keeps its alerts. */
export function savedQuery(alerts?: Alerts): string {
  const pace = paceOf(alerts)
  return `?${SENT}=${SAVE_SEARCH}${pace === paceOf() ? '' : `&${PACE}=${pace}`}`
}
