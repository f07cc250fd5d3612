import type { Visit, VisitEvent } from '@otosafi/api-client/schema'

import { eventLine } from '../../parts/appointments/event-line.ts'
import { momentOf } from '../../parts/appointments/moment.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** The events of a visit, line by line; a change of contact is announced by messages alone. */
export function visitEventLines({ events }: Pick<Visit, 'events'>, t: PageRequest['t']): string[] {
  const whatOf = ({ action, state, startsAt }: VisitEvent) =>
    action === 'move' ? t('booking:events.moved', momentOf(startsAt)) : t(`booking:visitState.${state}`)
  return events.filter(({ action }) => action !== 'changeContact').map((event) => eventLine([whatOf(event)], event, t))
}
