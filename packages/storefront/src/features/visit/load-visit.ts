import type { ApiClient } from '@otosafi/api-client/client'
import type { Visit } from '@otosafi/api-client/schema'

import { loadMoveSlots, type SlotChoice } from '../../parts/appointments/load-slots.ts'
import { type ShownVisit, shownVisit } from './shown-visit.ts'

/** A visit with its showroom's address, and the times it can be moved to; these are null once it cannot be. */
export async function loadVisit(
  api: ApiClient,
  visit: Visit,
  query: URLSearchParams,
): Promise<{ visit: ShownVisit; choice: SlotChoice | null }> {
  const [stores, choice] = await Promise.all([
    api.GET('/stores'),
    visit.cancellable && visit.car !== null ? loadMoveSlots(api, visit.id, query) : null,
  ])
  const address = stores.data?.stores.find(({ id }) => id === visit.slot.store?.id)?.address ?? ''
  return { visit: shownVisit(visit, address), choice }
}
