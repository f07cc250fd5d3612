import type { Calendar, CalendarDay } from '@otosafi/api-client/office-schema'
import type { EditionFacts } from '@otosafi/editions/edition'
import { HOLIDAYS } from '@otosafi/editions/holidays/holiday-facts'
import { isHoliday } from '@otosafi/editions/holidays/is-holiday'
import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn, instantOf } from '@otosafi/editions/time/local-time'
import { slotsOfStore } from '@otosafi/editions/visits/slots-of-store'

import { isoDay } from '../clock.ts'
import { notFound } from '../contract/problem.ts'
import { type Item, listItems } from '../db/content.queries.ts'
import type { Database } from '../db/database.ts'
import { placesOf } from '../resources/appointments/offered-slots.ts'
import { type AppointmentRow, listAppointments } from './calendar.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { worksIn } from './staff.ts'

const DAY_MS = 86_400_000
const DAYS = 7

/** The weeks of the showrooms, of the editions of who asks: those of the others are not there. */
export function createCalendarHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'getCalendar'> {
  return {
    async getCalendar({ path: { edition: id }, query }, { staff, now }) {
      if (!worksIn(staff, id)) throw notFound('edition')
      const edition = EDITIONS[id]
      const { timeZone } = edition
      const days = daysFrom(query.from ?? dayIn(now.getTime(), timeZone))
      const [first = '', behind = ''] = [days[0], days[DAYS]]
      const week = { from: midnight(first, timeZone), until: midnight(behind, timeZone) }
      const [stores, appointments] = await Promise.all([
        listItems(database, 'stores', id),
        listAppointments(database, id, week),
      ])
      const body: Calendar = {
        timeZone,
        stores: stores.filter(({ kind }) => kind === 'showroom').map((store) => ({ id: store.id, name: store.name })),
        days: days.slice(0, DAYS).map((day) => presentDay(day, edition, stores, appointments)),
      }
      return { status: 200, body }
    },
  }
}

/** A week of ISO dates, and the day behind it. */
function daysFrom(first: string): string[] {
  return Array.from({ length: DAYS + 1 }, (_, at) => isoDay(Date.parse(first) + at * DAY_MS))
}

/** When a day begins in a time zone. */
function midnight(day: string, timeZone: string): Date {
  return new Date(instantOf(Date.parse(day), timeZone))
}

function presentDay(
  day: string,
  edition: EditionFacts,
  stores: readonly Item<'stores'>[],
  appointments: readonly AppointmentRow[],
): CalendarDay {
  return {
    day,
    isHoliday: isHoliday(day, HOLIDAYS[edition.id]),
    places: stores.flatMap((store) => {
      const slots = store.kind === 'showroom' ? slotsOfStore(store.openingHours, edition, { from: day, days: 1 }) : []
      const places = slots.length * placesOf(store, edition.id)
      return places === 0 ? [] : [{ store: store.id, places }]
    }),
    appointments: appointments
      .filter(({ starts_at: startsAt }) => dayIn(startsAt.getTime(), edition.timeZone) === day)
      .map(({ starts_at: startsAt, ...appointment }) => ({ ...appointment, startsAt: startsAt.toISOString() })),
  }
}
