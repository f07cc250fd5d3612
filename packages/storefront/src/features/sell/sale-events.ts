import type { Sale, SaleEvent } from '@otosafi/api-client/schema'

import { eventLine } from '../../parts/appointments/event-line.ts'
import { momentOf } from '../../parts/appointments/moment.ts'
import type { PageRequest } from '../../request/page-request.ts'

/**
 * The events of a sale as lines: the state that each led to, or the change of the appointment. That the team has seen the request
 * changes neither.
 */
export function saleEventLines({ events }: Pick<Sale, 'events'>, t: PageRequest['t']): string[] {
  const describe = ({ action, state, startsAt }: SaleEvent, before: SaleEvent | undefined) => {
    if (action === 'cancelAppointment') return t('sell:sale.cancelled')
    if (action === 'see') return t('sell:sale.state.seen')
    return before?.state === 'appointment' && startsAt !== null && startsAt !== before.startsAt
      ? t('booking:events.moved', momentOf(startsAt))
      : t(`sell:sale.state.${state}`)
  }
  return events.map((event, index) => {
    const before = events.slice(0, index).findLast(({ action }) => action !== 'see')
    return eventLine([describe(event, before)], event, t)
  })
}
