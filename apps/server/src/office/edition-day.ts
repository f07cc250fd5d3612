import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'

/** The day that it is in an edition, as an ISO date. */
export function dayOfEdition(edition: EditionId, now: Date): string {
  return dayIn(now.getTime(), EDITIONS[edition].timeZone)
}
