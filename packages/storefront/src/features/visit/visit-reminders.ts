import { edition } from '#edition'
import type { Visit } from '@otosafi/api-client/schema'
import { remindersOf } from '@otosafi/domain/visits/reminders'
import { wallClockOf } from '@otosafi/editions/visits/slots-of-store'

import { type Moment, momentOf } from '../../parts/appointments/moment.ts'

/** When the visitor will be reminded of a visit that is ahead (P-48), as seen at the moment `now`. */
export function remindersAhead(
  { cancellable, slot, events }: Pick<Visit, 'cancellable' | 'slot' | 'events'>,
  now: number,
): Moment[] {
  const scheduled = events.findLast(({ action }) => action === 'schedule' || action === 'move')
  if (!cancellable || scheduled === undefined) return []
  const times = { startsAt: Date.parse(slot.startsAt), scheduledAt: Date.parse(scheduled.at) }
  return remindersOf(times, wallClockOf(edition))
    .filter((at) => at > now)
    .map((at) => momentOf(new Date(at).toISOString()))
}
