import { randomUUID } from 'node:crypto'

import { hasRunOut, newSale, type SaleStep, type NotifiedSaleAction } from '@otosafi/domain/selling/sale'
import { takeSaleStep } from '@otosafi/domain/selling/take-sale-step'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { StoredPicture } from '../../contract/received-picture.ts'
import type { Write } from '../../db/in-transaction.ts'
import { type OfferedSlot, slotId } from '../appointments/offered-slots.ts'
import { hasReachedLimit } from '../appointments/own-steps.ts'
import { findHeldSlot, leavePlaces, takePlace } from '../appointments/places.ts'
import { addPhotos } from './sale-photos.ts'
import { lockSale, type SaleRow, saleOf, type StoredLine } from './sale-rows.ts'

/**
 * An action on a sale. With `schedule`, `place` is where the car is inspected, the seller's home where it is
 * `atHome`, and `slot` the one whose place it takes.
 */
export type SaleAct = Omit<SaleStep, 'at' | 'offer'> & {
  place?: string
  atHome?: boolean
  slot?: OfferedSlot
  offer?: { base: number; lines: readonly StoredLine[] }
}

/** Writes to people about an event that was just stored, in its transaction. */
export type NotifyOfSale = (
  write: Write,
  row: SaleRow,
  action: NotifiedSaleAction,
  to: 'visitor' | 'team',
  now: Date,
) => Promise<void>

/** The initial columns of a sale; the rest follows from its first event. `answers` is JSON text. */
export type NewSale = Omit<
  SaleRow,
  | ('version' | 'last_event' | 'state' | 'is_seen' | 'changed_at' | 'appointment_at' | 'appointment_place' | 'offers')
  | ('appointment_at_home' | 'deadline' | 'created_at' | 'answers' | 'is_leaving')
> & { answers: string }

/** The steps of sales in the database. */
export type SaleSteps = {
  /** Stores a sale with its pictures, which are pending uploads. Throws `unavailable` where one of them is not any more. */
  send: (write: Write, sale: NewSale, photos: readonly StoredPicture[]) => Promise<SaleRow>
  /**
   * Takes a step of a sale; an expiry that is due comes first. Null where there is no such sale, its state does not allow the step, its
   * seller has taken it often enough, or its latest event is not the one that is given; `slotTaken` where all places of its slot are taken.
   */
  take: (write: Write, id: string, act: SaleAct, event?: string) => Promise<SaleRow | null | 'slotTaken'>
}

/** The appointment that a slot is for a sale: at its showroom, or at the seller's `home`, to which the showroom's team comes. */
export function scheduleFor(slot: OfferedSlot, home?: string) {
  const { startsAt: appointment, store } = slot
  const place = home ?? `${store.name}, ${store.address}`
  return { action: 'schedule', appointment, place, atHome: home !== undefined, slot } as const
}

/** Whether the seller chooses the appointment that there is already: a choice that was sent twice is one. */
async function isChosenAgain(
  write: Write,
  row: SaleRow,
  { action, actor, place, atHome, slot }: SaleAct,
): Promise<boolean> {
  if (action !== 'schedule' || actor !== 'visitor' || row.state !== 'appointment' || slot === undefined) return false
  if (row.appointment_place !== place || row.appointment_at_home !== atHome) return false
  const held = await findHeldSlot(write, { edition: row.edition, sale_id: row.id })
  return held !== undefined && slotId(held) === slotId(slot)
}

const EXPIRE = { action: 'expire', actor: 'clock' } as const
const SEND = { action: 'send', actor: 'visitor' } as const

/**
 * Takes steps by the rules of the domain: each is stored as an event, together with the state that it leads to, its offer and
 * the messages about it. The row is locked, so that two steps come one after the other.
 */
export function createSaleSteps(edition: EditionFacts, now: Date, notify: NotifyOfSale): SaleSteps {
  const at = now.getTime()

  const store = async (write: Write, row: SaleRow, act: SaleAct, event: string): Promise<void> => {
    const { id, version, state } = row
    await write
      .insertInto('sale_events')
      .values({
        edition: edition.id,
        id: event,
        sale_id: id,
        version,
        action: act.action,
        actor: act.actor,
        state,
        at: now,
        appointment_at: act.appointment === undefined ? null : new Date(act.appointment),
        offer: act.action === 'offer' ? row.offers : (act.answers ?? null),
        reason: act.reason ?? null,
      })
      .execute()
    if (act.offer !== undefined) await storeOffer(write, row, act.offer, now)
  }

  const takeLocked = async (write: Write, row: SaleRow, act: SaleAct): Promise<SaleRow | null | 'slotTaken'> => {
    if (await isChosenAgain(write, row, act)) return row
    const decided = takeSaleStep(saleOf(row), { ...act, at })
    if (decided === null || (act.action === 'schedule') !== (act.place !== undefined)) return null
    if (await hasReachedLimit(write, 'sale', row, act)) return null
    const { sale, effects } = decided
    const holder = { edition: edition.id, sale_id: row.id }
    if (act.slot !== undefined && !(await takePlace(write, holder, act.slot))) return 'slotTaken'
    if (act.place !== undefined || sale.state !== 'appointment') await leavePlaces(write, holder, act.slot)
    const event = randomUUID()
    const after = await write
      .updateTable('sales')
      .set({
        version: row.version + 1,
        // The team's link stays valid where the team is not notified.
        last_event: effects.includes('notifyTeam') ? event : row.last_event,
        state: sale.state,
        is_seen: sale.isSeen,
        changed_at: now,
        offers: sale.offers,
        deadline: sale.deadline === null ? null : new Date(sale.deadline),
        ...(sale.appointment === null
          ? { appointment_at: null, appointment_place: null, appointment_at_home: false }
          : act.place !== undefined && {
              appointment_at: new Date(sale.appointment),
              appointment_place: act.place,
              appointment_at_home: act.atHome === true,
            }),
      })
      .where('edition', '=', edition.id)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await store(write, after, act, event)
    const { action } = act
    if (action === 'changePhotos') return after
    for (const effect of effects) await notify(write, after, action, effect === 'notifyTeam' ? 'team' : 'visitor', now)
    return after
  }

  return {
    async send(write, sale, photos) {
      const decided = takeSaleStep(newSale(), { ...SEND, at })
      if (decided === null) throw new Error('A sale cannot begin')
      const row = await write
        .insertInto('sales')
        .values({
          ...sale,
          version: 1,
          last_event: randomUUID(),
          state: decided.sale.state,
          is_seen: decided.sale.isSeen,
          changed_at: now,
          appointment_place: null,
          appointment_at_home: false,
          offers: 0,
          is_leaving: false,
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await addPhotos(write, row, photos)
      await store(write, row, SEND, row.last_event)
      for (const effect of decided.effects)
        await notify(write, row, SEND.action, effect === 'notifyTeam' ? 'team' : 'visitor', now)
      return row
    },

    async take(write, id, act, event) {
      const row = await lockSale(write, edition.id, id)
      if (row === undefined || (event !== undefined && row.last_event !== event)) return null
      const isLate = hasRunOut(saleOf(row), at) && act.action !== 'expire'
      const present = isLate ? await takeLocked(write, row, EXPIRE) : row
      return present === null || present === 'slotTaken' ? null : takeLocked(write, present, act)
    },
  }
}

async function storeOffer(
  write: Write,
  { edition, id: sale_id, offers: number, deadline }: SaleRow,
  { base, lines }: NonNullable<SaleAct['offer']>,
  now: Date,
): Promise<void> {
  if (deadline === null) throw new Error('An offer without an end')
  await write
    .insertInto('sale_offers')
    .values({ edition, sale_id, number, base, made_at: now, valid_until: deadline })
    .execute()
  if (lines.length === 0) return
  await write
    .insertInto('sale_offer_lines')
    .values(
      lines.map(({ kind, note, amount }, position) => ({ edition, sale_id, number, position, kind, note, amount })),
    )
    .execute()
}
