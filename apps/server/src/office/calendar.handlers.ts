import type { Appointment, Calendar, CalendarDay } from '@otosafi/api-client/office-schema'
import { SLOT_MINUTES } from '@otosafi/domain/visits/slots'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import { isHoliday } from '@otosafi/editions/holidays/is-holiday'
import { COUNTRIES } from '@otosafi/editions/registry'
import { EDITIONS } from '@otosafi/editions/registry'
import { isStoreOpenThroughout, slotsOfStore } from '@otosafi/editions/visits/slots-of-store'

import { isoDay, dayOfEdition, startOfDay } from '../clock.ts'
import { notFound } from '../contract/problem.ts'
import { type Item, listItems } from '../db/content.queries.ts'
import type { Database } from '../db/database.ts'
import { placesOf } from '../resources/appointments/offered-slots.ts'
import { type DayOfStore, listStoreDays } from '../resources/appointments/store-days.ts'
import { type AppointmentRow, listAppointments } from './calendar.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { worksIn } from './staff.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAYS = 7
/** As far ahead as appointments are looked through for those that are to be settled: further than they are made. */
const SETTLED_DAYS = 31

/** The showrooms of an edition, with their days that are not as others. */
type Showrooms = { edition: EditionFacts; stores: readonly Item<'stores'>[]; special: readonly DayOfStore[] }

/** The weeks of the showrooms, of the editions of who asks: those of the others are not there. */
export function createCalendarHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'getCalendar'> {
  return {
    async getCalendar({ path: { edition: id }, query }, { staff, now }) {
      if (!worksIn(staff, id)) throw notFound('edition')
      const { timeZone } = EDITIONS[id]
      const today = dayOfEdition(EDITIONS[id], now)
      const days = daysFrom(query.from ?? today)
      const [first = '', behind = ''] = [days[0], days[DAYS]]
      const week = { from: startOfDay(EDITIONS[id], first), until: startOfDay(EDITIONS[id], behind) }
      const coming = { from: now, until: new Date(now.getTime() + SETTLED_DAYS * DAY_MS) }
      const showrooms = await findShowrooms(database, id, first < today ? first : today)
      const [ofWeek, ofMonth] = await Promise.all([
        listAppointments(database, id, week),
        listAppointments(database, id, coming),
      ])
      const body: Calendar = {
        timeZone,
        stores: showrooms.stores.map((store) => ({ id: store.id, name: store.name })),
        days: days.slice(0, DAYS).map((day) => presentDay(day, showrooms, ofWeek)),
        unsettled: ofMonth.map((each) => presentAppointment(each, showrooms)).filter(({ isOpen }) => !isOpen),
      }
      return { status: 200, body }
    },
  }
}

async function findShowrooms(database: Pick<Database, 'kysely'>, id: EditionId, from: string): Promise<Showrooms> {
  const [stores, special] = await Promise.all([listItems(database, 'stores', id), listStoreDays(database, id, from)])
  return { edition: EDITIONS[id], stores: stores.filter(({ kind }) => kind === 'showroom'), special }
}

/** A week of ISO dates, and the day behind it. */
function daysFrom(first: string): string[] {
  return Array.from({ length: DAYS + 1 }, (_, at) => isoDay(Date.parse(first) + at * DAY_MS))
}

function presentDay(day: string, showrooms: Showrooms, appointments: readonly AppointmentRow[]): CalendarDay {
  const { edition, stores, special } = showrooms
  return {
    day,
    isHoliday: isHoliday(day, COUNTRIES[edition.id].holidays),
    special: special.filter((each) => each.day === day).map(({ store, hours }) => ({ store, hours })),
    places: stores.flatMap((store) => {
      const own = special.filter((each) => each.store === store.id)
      const slots = slotsOfStore(store.openingHours, edition, { from: day, days: 1, special: own })
      const places = slots.length * placesOf(store, edition.id)
      return places === 0 ? [] : [{ store: store.id, places }]
    }),
    appointments: appointments
      .filter(({ starts_at: startsAt }) => dayOfEdition(edition, startsAt) === day)
      .map((appointment) => presentAppointment(appointment, showrooms)),
  }
}

function presentAppointment(
  { starts_at: at, ...appointment }: AppointmentRow,
  { edition, stores, special }: Showrooms,
): Appointment {
  const startsAt = at.getTime()
  const store = stores.find(({ id }) => id === appointment.store)
  const own = special.filter((each) => each.store === appointment.store)
  const slot = { startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS }
  return {
    ...appointment,
    startsAt: at.toISOString(),
    isOpen: store !== undefined && isStoreOpenThroughout(slot, store.openingHours, edition, own),
  }
}
