import { randomUUID } from 'node:crypto'

import {
  OPEN_VISIT_STATES,
  type VisitAction,
  type VisitActor,
  type VisitState,
  visitAfter,
} from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { type ContactChange, contactColumns, contactOf } from '../appointments/contact.ts'
import type { OfferedSlot } from '../appointments/offered-slots.ts'
import { hasReachedLimit } from '../appointments/own-steps.ts'
import type { Reached } from '../appointments/person.ts'
import { leavePlaces, takePlace } from '../appointments/places.ts'
import { lockVisit, type VisitRow } from './visit-rows.ts'

/** An action on a visit. `slot` is its new time, `to` the new contact; `isCarSold` says, where its car is gone, whether that was sold. */
export type VisitAct = {
  action: VisitAction
  actor: VisitActor
  reason?: string
  slot?: OfferedSlot
  to?: Reached
  isCarSold?: boolean
}

/** An event with the data of its messages. */
export type VisitEvent = VisitAct & { change?: ContactChange }

/** Writes to visitor and team about an event that was just stored, in its transaction. */
export type NotifyOfVisit = (write: Write, row: VisitRow, event: VisitEvent, now: Date) => Promise<void>

/** The initial columns of a visit; its time comes from its slot, the rest from its first event. */
export type NewVisit = Pick<
  VisitRow,
  | ('edition' | 'id' | 'reference' | 'car_id' | 'car_name' | 'language' | 'user_id' | 'channel' | 'destination')
  | ('full_name' | 'phone' | 'email' | 'message' | 'consented_at' | 'test_drive')
>

/** The steps of visits in the database. */
export type VisitSteps = {
  /** Makes a visit that has a place of the slot; `slotTaken` where there is none. */
  schedule: (write: Write, visit: NewVisit, slot: OfferedSlot) => Promise<VisitRow | 'slotTaken'>
  /**
   * Takes a step of a visit. `notAllowed` where there is no such visit, its state and time do not allow it, its visitor has taken it often
   * enough, or its latest event is not the one that is given; `slotTaken` where it is to be moved and keeps the slot that it has.
   */
  take: (write: Write, id: string, act: VisitAct, event?: string) => Promise<VisitRow | 'notAllowed' | 'slotTaken'>
}

/** Takes steps by the rules of the domain; each is stored as an event with its effects, and then `notify` is called. */
export function createVisitSteps(edition: EditionFacts, now: Date, notify: NotifyOfVisit): VisitSteps {
  const store = async (write: Write, row: VisitRow, act: VisitEvent): Promise<void> => {
    const { id, last_event, version, state, starts_at } = row
    await write
      .insertInto('visit_events')
      .values({
        edition: edition.id,
        id: last_event,
        visit_id: id,
        version,
        action: act.action,
        actor: act.actor,
        state,
        starts_at,
        at: now,
        reason: act.reason ?? null,
      })
      .execute()
    await notify(write, row, act, now)
  }

  return {
    async schedule(write, visit, slot) {
      const row = await write
        .insertInto('visits')
        .values({
          ...visit,
          ...columnsOf(slot),
          version: 1,
          last_event: randomUUID(),
          state: 'requested',
          created_at: now,
          scheduled_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      if (!(await takePlace(write, { edition: edition.id, visit_id: row.id }, slot))) return 'slotTaken'
      await store(write, row, { action: 'schedule', actor: 'visitor' })
      return row
    },

    async take(write, id, act, event) {
      const row = await lockVisit(write, edition.id, id)
      if (row === undefined || (event !== undefined && row.last_event !== event)) return 'notAllowed'
      const state = visitAfter(row.state, { ...act, at: now.getTime(), startsAt: row.starts_at.getTime() })
      if (state === null || (act.action === 'move') !== (act.slot !== undefined)) return 'notAllowed'
      if (await hasReachedLimit(write, 'visit', row, act)) return 'notAllowed'
      const { slot, to } = act
      const former = contactOf(row)
      const change = to === undefined || former === null ? undefined : { to, former }
      if ((act.action === 'changeContact') !== (change !== undefined)) return 'notAllowed'
      const holder = { edition: edition.id, visit_id: id }
      if (slot !== undefined && !(await takePlace(write, holder, slot))) return 'slotTaken'
      if (slot !== undefined || !isOpen(state)) await leavePlaces(write, holder, slot)
      const after = await write
        .updateTable('visits')
        .set({
          version: row.version + 1,
          last_event: randomUUID(),
          state,
          ...(change && contactColumns(change.to)),
          ...(slot === undefined ? {} : { ...columnsOf(slot), scheduled_at: now, reminded_at: null }),
        })
        .where('edition', '=', edition.id)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await store(write, after, { ...act, ...(change && { change }) })
      return after
    },
  }
}

function isOpen(state: VisitState): boolean {
  return (OPEN_VISIT_STATES as readonly VisitState[]).includes(state)
}

function columnsOf({ startsAt, endsAt, store }: OfferedSlot) {
  return {
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    store: store.id,
    store_name: store.name,
    store_address: store.address,
  }
}
