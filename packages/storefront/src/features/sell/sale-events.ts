import type { Sale, SaleEvent } from '@otosafi/api-client/schema'

import { eventLine } from '../../parts/appointments/event-line.ts'
import { momentOf } from '../../parts/appointments/moment.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** What has happened to a sale, line by line: to what state each led, or how it changed the appointment. */
export function saleEventLines({ events }: Pick<Sale, 'events'>, t: PageRequest['t']): string[] {
  const whatOf = ({ action, state, startsAt }: SaleEvent, before: SaleEvent | undefined) => {
    if (action === 'cancelAppointment') return t('sell:sale.cancelled')
    return before?.state === 'appointment' && startsAt !== null && startsAt !== before.startsAt
      ? t('booking:events.moved', momentOf(startsAt))
      : t(`sell:sale.state.${state}`)
  }
  return events.map((event, index) => eventLine([whatOf(event, events[index - 1])], event, t))
}
