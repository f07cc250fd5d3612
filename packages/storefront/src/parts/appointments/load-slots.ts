import type { ApiClient } from '@otosafi/api-client/client'
import type { Sale, Visit, VisitSlot } from '@otosafi/api-client/schema'
import type { OpeningHours } from '@otosafi/domain/content/content'
import { isLimitReached } from '@otosafi/domain/visits/own-steps'
import { DAYS_AHEAD } from '@otosafi/domain/visits/slots'

import { momentOf } from './moment.ts'

/** Query parameters: the day whose times are shown, and the time that was chosen. */
export const DAY = 'day'
export const SLOT = 'slot'
/** Query parameter of a form's page where it is sent what was typed before, to be shown again. */
export const TYPED = 'typed'

/** 1 for Monday to 7. */
export type Weekday = OpeningHours['day']

/** A free time at a showroom; `day` is an ISO date. */
export type FreeSlot = { id: string; day: string; weekday: Weekday; time: string; store: string }

/** The days that have free times, the times of one of them, and whether they are at several showrooms. */
export type SlotChoice = {
  days: { day: string; weekday: Weekday }[]
  day: string | null
  slots: FreeSlot[]
  /** The next free times from the one that was chosen, which is no longer free; none while it is. */
  next: FreeSlot[]
  /** The time that was chosen and is free. */
  chosen: FreeSlot | null
  manyStores: boolean
  /** Whether the API did not say what is free: there may be times all the same. */
  hasFailed: boolean
  /** Whether the visitor cannot change the time any more: the API offers none, taken ones neither. */
  isClosed?: boolean
}

/** How many alternatives are offered to a slot that is no longer free. */
const MAX_NEXT = 5

/** Asks for the slots of all days that have any. */
const ALL_DAYS = { days: DAYS_AHEAD + 1 }

/** The free times for a visit to see a car (P-48), of the day that the query names. */
export async function loadSlots(api: ApiClient, car: string, query: URLSearchParams): Promise<SlotChoice> {
  const { data } = await api.GET('/visit-slots', { params: { query: { car, ...ALL_DAYS } } })
  return choiceOf(data?.slots, query)
}

/** The free times that a visit can be moved to, by its secret link, of the day that the query names. */
export async function loadMoveSlots(
  api: ApiClient,
  { id, events }: Pick<Visit, 'id' | 'events'>,
  query: URLSearchParams,
): Promise<SlotChoice> {
  const { data } = await api.GET('/visits/{id}/slots', { params: { path: { id }, query: ALL_DAYS } })
  return { ...choiceOf(data?.slots, query), isClosed: isLimitReached(events, 'move') || data?.slots.length === 0 }
}

/** The free times for the inspection of a car that is sold to the operator (P-50), of the day that the query names. */
export async function loadInspectionSlots(
  api: ApiClient,
  { id, events }: Pick<Sale, 'id' | 'events'>,
  query: URLSearchParams,
): Promise<SlotChoice> {
  const { data } = await api.GET('/sales/{id}/slots', { params: { path: { id }, query: ALL_DAYS } })
  return { ...choiceOf(data?.slots, query), isClosed: isLimitReached(events, 'schedule') }
}

/** The free times for a service at any showroom (P-45), of the day that the query names. */
export async function loadServiceSlots(api: ApiClient, query: URLSearchParams): Promise<SlotChoice> {
  const { data } = await api.GET('/service-slots', { params: { query: ALL_DAYS } })
  return choiceOf(data?.slots, query)
}

/** The free times of the day that the query names, else of the day of the chosen time or of the first one. */
function choiceOf(slots: readonly VisitSlot[] | undefined, query: URLSearchParams): SlotChoice {
  const free = (slots ?? [])
    .filter((slot) => slot.free)
    .map(({ id, startsAt, store }) => ({ id, startsAt, ...slotMoment(startsAt), store: store?.name ?? '' }))
  const wanted = query.get(SLOT)
  const chosen = free.find(({ id }) => id === wanted) ?? null
  const days = [...new Map(free.map(({ day, weekday }) => [day, { day, weekday }])).values()]
  const named = query.get(DAY) ?? chosen?.day
  const day = (days.find((each) => each.day === named) ?? days[0])?.day ?? null
  const later = wanted === null || chosen !== null ? [] : laterThan(wanted, free)
  return {
    days,
    day,
    slots: free.filter((slot) => slot.day === day).map(freeSlot),
    next: later.map(freeSlot),
    chosen: chosen === null ? null : freeSlot(chosen),
    manyStores: new Set(free.map(({ store }) => store)).size > 1,
    hasFailed: slots === undefined,
  }
}

/** When a slot begins, in the edition's local time. */
export function slotMoment(startsAt: string) {
  const { day, time } = momentOf(startsAt)
  return { day, time, weekday: (new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY) as Weekday }
}

const SUNDAY = 7

/** Slots begin with their time in UTC, so that their names are in the order of time. */
function laterThan<Slot extends { id: string }>(wanted: string, free: readonly Slot[]): Slot[] {
  const later = free.filter(({ id }) => id >= wanted)
  return (later.length > 0 ? later : free).slice(0, MAX_NEXT)
}

function freeSlot({ id, day, weekday, time, store }: FreeSlot): FreeSlot {
  return { id, day, weekday, time, store }
}
