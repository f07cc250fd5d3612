import { edition } from '#edition'
import type { Visit } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { loadMoveSlots, type SlotChoice } from '../../parts/appointments/load-slots.ts'
import type { Moment } from '../../parts/appointments/moment.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { type ShownVisit, shownVisit } from './shown-visit.ts'
import { remindersAhead } from './visit-reminders.ts'

/** The way on from a visit that is over; null where its car cannot be had. */
export type AfterVisit = { href: string; label: string } | null

/** The parts of a request that the page of a visit needs. */
type VisitRequest = Pick<PageRequest, 'api' | 't' | 'language' | 'url'>

/**
 * A visit with its showroom's address, the times it can be moved to, which are null once it cannot be, when its visitor is
 * reminded of it, and the way on.
 */
export async function loadVisit(
  { api, t, language, url }: VisitRequest,
  visit: Visit,
): Promise<{ visit: ShownVisit; choice: SlotChoice | null; reminders: Moment[]; next: AfterVisit }> {
  const [stores, choice] = await Promise.all([
    api.GET('/stores'),
    visit.cancellable && visit.car !== null ? loadMoveSlots(api, visit, url.searchParams) : null,
  ])
  const address = stores.data?.stores.find(({ id }) => id === visit.slot.store?.id)?.address ?? ''
  return {
    visit: shownVisit(visit, address),
    choice,
    reminders: remindersAhead(visit, Date.now()),
    next: afterVisit(visit, { t, language }),
  }
}

/** Another time for a visit that did not take place, and booking the car after one that did. */
function afterVisit({ state, car }: Visit, { t, language }: Pick<VisitRequest, 't' | 'language'>): AfterVisit {
  if (car?.status !== 'available') return null
  const steps = pathFor('interested', language, { id: car.id })
  if (state === 'cancelled' || state === 'missed') return { href: `${steps}#visit`, label: t('car.action.visit') }
  return state === 'done' && edition.booking.deposit !== null ? { href: steps, label: t('car.action.book') } : null
}
