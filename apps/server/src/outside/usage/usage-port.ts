import type { UsageEvent } from '@otosafi/domain/usage/usage-events'
import type { EditionId } from '@otosafi/editions/edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** How often something happened on the pages of a route, on a day of the edition's calendar (ISO). Nobody is in it. */
export type UsageCount = { edition: EditionId; day: string; route: RouteKey; event: UsageEvent; times: number }

/** Receives the counts of usage (P-39). */
export type UsagePort = {
  /** Adds counts. Rejects where they could not be added; `added` has been called by then with each that was. */
  add: (counts: readonly UsageCount[], added: (count: UsageCount) => void) => Promise<void>
}

/** The count could not be given away; the message never contains the address of who takes it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
