import { isLimitReached } from '@otosafi/domain/visits/own-steps'
import { type VisitAction, visitAfter, visitStateAt } from '@otosafi/domain/visits/visit'

import type { BodyOf } from '../../contract/handler.ts'
import { presentContact } from '../appointments/contact.ts'
import { presentSlot } from '../appointments/offered-slots.ts'
import type { CarCard } from '../cars/car-card.presenter.ts'
import type { VisitEventRow, VisitRow } from './visit-rows.ts'

/** A visit as its visitor sees it at the moment `now`: one whose time is over has ended, whether or not that was noted. */
export function presentVisit(
  row: VisitRow,
  { id, card, events, now }: { id: string; card: CarCard | null; events: readonly VisitEventRow[]; now: number },
): BodyOf<'getVisit'> {
  const [startsAt, endsAt] = [row.starts_at.getTime(), row.ends_at.getTime()]
  const step = { actor: 'visitor', at: now, startsAt } as const
  const can = (action: VisitAction) => visitAfter(row.state, { ...step, action }) !== null
  return {
    id,
    reference: row.reference,
    car: card,
    carName: row.car_name,
    slot: presentSlot({ startsAt, endsAt, store: { id: row.store, name: row.store_name } }, false),
    testDrive: row.test_drive,
    state: visitStateAt(row.state, { at: now, startsAt }),
    createdAt: row.created_at.toISOString(),
    cancellable: can('cancel'),
    events: events.map(({ starts_at, at, ...event }) => ({
      ...event,
      startsAt: starts_at.toISOString(),
      at: at.toISOString(),
    })),
    contact: presentContact(row, can('changeContact') && !isLimitReached(events, 'changeContact')),
  }
}
