import { sql } from 'kysely'

import { isWithinReach, SLOT_MINUTES, type SlotTime } from '@otosafi/domain/visits/slots'
import { DAYS_AHEAD, type StoreDay } from '@otosafi/domain/visits/slots'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import { COUNTRIES } from '@otosafi/editions/registry'
import { slotsOfStore } from '@otosafi/editions/visits/slots-of-store'

import { dayOfEdition } from '../../clock.ts'
import type { BodyOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { type Item, listItems } from '../../db/content.queries.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { listStoreDays } from './store-days.ts'

type Queries = { kysely: Database['kysely'] | Write }
type ShownSlot = BodyOf<'listVisitSlots'>['slots'][number]

/** A time at a showroom. */
export type OfferedSlot = SlotTime & { store: Item<'stores'> }

/** The slots that a problem names in place of one that is taken. */
const NEXT = 5

const MINUTE_MS = 60_000

/** The most slots of an answer. */
const MAX_SLOTS = 5000

/** A showroom with its days that are not as their day of the week. */
type Showroom = Item<'stores'> & { special: readonly StoreDay[] }

/** The showrooms of a city, or all where it has none or no city is named. */
async function showroomsFor(
  { kysely }: Queries,
  edition: EditionFacts,
  city: string | undefined,
  now: number,
): Promise<Showroom[]> {
  const stores = await listItems({ kysely }, 'stores', edition.id)
  const special = await listStoreDays({ kysely }, edition.id, dayOfEdition(edition, now))
  const showrooms = stores
    .filter(({ kind }) => kind === 'showroom')
    .map((store) => ({ ...store, special: special.filter((day) => day.store === store.id) }))
  const near = showrooms.filter((store) => store.city === city)
  return near.length > 0 ? near : showrooms
}

/** The slots of some showrooms that can still be taken by their time, earliest first. */
function offeredSlots(
  stores: readonly Showroom[],
  edition: EditionFacts,
  now: number,
  { from = dayOfEdition(edition, now), days = DAYS_AHEAD + 1 }: { from?: string | undefined; days?: number } = {},
): OfferedSlot[] {
  return stores
    .flatMap((store) =>
      slotsOfStore(store.openingHours, edition, { from, days, special: store.special }).map((slot) => ({
        ...slot,
        store,
      })),
    )
    .filter((slot) => isWithinReach(slot, now))
    .toSorted((a, b) => a.startsAt - b.startsAt || (a.store.id < b.store.id ? -1 : 1))
}

/** The name of a slot: `20260516T0900Z-casablanca`, in UTC, so that no change of the clocks makes two alike. */
export function slotId({ startsAt, store }: { startsAt: number; store: Pick<Item<'stores'>, 'id'> }): string {
  const compact = new Date(startsAt).toISOString().slice(0, 16).replace(/[-:]/g, '')
  return `${compact}Z-${store.id}`
}

/** How many visits a showroom takes in one slot: its own number, or what those of the edition do. */
export function placesOf({ visitPlaces }: Pick<Item<'stores'>, 'visitPlaces'>, edition: EditionId): number {
  return visitPlaces ?? COUNTRIES[edition].visits.places
}

/** Slots as they are shown, with whether they are free. */
async function presentSlots(
  { kysely }: Queries,
  edition: EditionFacts,
  slots: readonly OfferedSlot[],
): Promise<ShownSlot[]> {
  const { rows } = await sql<{ store: string; starts_at: Date; taken: number }>`
    select store, starts_at, count(*)::int as taken from visit_places
    where edition = ${edition.id} and starts_at >= ${new Date(slots[0]?.startsAt ?? 0)}
      and starts_at <= ${new Date(slots.at(-1)?.startsAt ?? 0)}
    group by store, starts_at
  `.execute(kysely)
  const taken = new Map(
    rows.map((row) => [slotId({ startsAt: row.starts_at.getTime(), store: { id: row.store } }), row.taken]),
  )
  return slots.map((slot) => presentSlot(slot, (taken.get(slotId(slot)) ?? 0) < placesOf(slot.store, edition.id)))
}

/** One slot as it is shown. */
export function presentSlot(
  { startsAt, endsAt, store }: SlotTime & { store: Pick<Item<'stores'>, 'id' | 'name'> },
  free: boolean,
): ShownSlot {
  return {
    id: slotId({ startsAt, store }),
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    place: 'store',
    store: { id: store.id, name: store.name },
    free,
  }
}

/** The slots of some days at the showrooms of a city, or at all where none is named, with whether they are free. */
export async function listSlots(
  queries: Queries,
  edition: EditionFacts,
  { city, now, from, days }: { city?: string; now: number; from?: string | undefined; days: number },
): Promise<BodyOf<'listVisitSlots'>> {
  const stores = await showroomsFor(queries, edition, city, now)
  const slots = offeredSlots(stores, edition, now, { from, days }).slice(0, MAX_SLOTS)
  return { slots: await presentSlots(queries, edition, slots), timeZone: edition.timeZone }
}

/** The answer where there is nothing to choose a time for. */
export function noSlots({ timeZone }: EditionFacts): BodyOf<'listVisitSlots'> {
  return { slots: [], timeZone }
}

/** The slots that are free at the showrooms of a city. */
export async function freeSlots(
  queries: Queries,
  edition: EditionFacts,
  { city, now }: { city: string; now: number },
): Promise<OfferedSlot[]> {
  const offered = offeredSlots(await showroomsFor(queries, edition, city, now), edition, now)
  const shown = await presentSlots(queries, edition, offered)
  return offered.filter((_, at) => shown[at]?.free === true)
}

/** A slot that was asked for, free or not, and all that are offered beside it. */
export type FoundSlot = { slot: OfferedSlot; offered: readonly OfferedSlot[] }

/** The slot of a place that was taken, within reach or not; undefined where its showroom is no more. */
export async function findSlotOf(
  { kysely }: Queries,
  edition: EditionId,
  { store: id, starts_at }: { store: string; starts_at: Date },
): Promise<OfferedSlot | undefined> {
  const store = (await listItems({ kysely }, 'stores', edition)).find((each) => each.id === id)
  const startsAt = starts_at.getTime()
  return store && { startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS, store }
}

/**
 * A slot by its name among those of a city's showrooms, or of all where none is named, and the one that is held. Throws
 * `slot_not_available` where none has the name any more.
 */
export async function findSlot(
  write: Write,
  edition: EditionFacts,
  { city, id, now, held }: { city?: string; id: string; now: number; held?: OfferedSlot | undefined },
): Promise<FoundSlot> {
  const offered = offeredSlots(await showroomsFor({ kysely: write }, edition, city, now), edition, now)
  const slot = [...offered, ...(held === undefined ? [] : [held])].find((each) => slotId(each) === id)
  if (slot === undefined) throw await slotTaken(write, edition, offered)
  return { slot, offered }
}

/** The problem for a slot that is taken, with the next free ones. */
export async function slotTaken(
  write: Write,
  edition: EditionFacts,
  offered: readonly OfferedSlot[],
): Promise<Problem> {
  return new Problem('slot_not_available', { slots: await nextFree({ kysely: write }, edition, offered) })
}

/** The next free slots. */
async function nextFree(queries: Queries, edition: EditionFacts, slots: readonly OfferedSlot[]): Promise<ShownSlot[]> {
  return (await presentSlots(queries, edition, slots)).filter(({ free }) => free).slice(0, NEXT)
}
