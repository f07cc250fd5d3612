import { storeDayText } from '@otosafi/domain/visits/store-day-text'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { slotsOfStore } from '@otosafi/editions/visits/slots-of-store'

import { dayOfEdition } from '../clock.ts'
import { notFound, Problem } from '../contract/problem.ts'
import { type Item, listItems } from '../db/content.queries.ts'
import type { Write } from '../db/in-transaction.ts'
import type { OfficeContext, OfficeHandlersOf } from './handler.ts'
import { lockEdition } from './lock-edition.ts'
import { type Staff, worksIn } from './staff.ts'

type Address = { edition: EditionId; store: string; day: string }

/** Where a request says the last one of its days. */
type UntilPath = '/body/until' | '/query/until'

const DAY_MS = 24 * 3_600_000
/** How many days after the first one can be changed at once. */
const MAX_LATER = 60

/** The days on which a showroom is closed, open for shorter than its hours say, or open on a day without any. */
export function createStoreDaysHandlers(): OfficeHandlersOf<'setStoreDay' | 'clearStoreDay'> {
  return {
    async setStoreDay({ path, body: { hours, until, former: seen } }, { staff, write, audit, now }) {
      const { openingHours } = await findShowroom(write, path, staff)
      refusePast(path, now)
      const listed = listDays(path.day, until ?? path.day, '/body/until')
      if (hours !== null && hours.opens >= hours.closes)
        throw new Problem('validation_failed', {
          errors: [{ path: '/body/hours/closes', code: 'endsBeforeItBegins', values: {} }],
        })
      const times = { opens: hours?.opens ?? null, closes: hours?.closes ?? null, staff_id: staff.id }
      // A day is opened by itself alone: shorter hours of a month open no Sunday.
      const isOpen = (day: string) =>
        slotsOfStore(openingHours, EDITIONS[path.edition], { from: day, days: 1 }).length > 0
      const days = hours === null || listed.length === 1 ? listed : listed.filter(isOpen)
      if (days.length === 0) refuseUntil('/body/until', 'invalid')
      await lockEdition(write, 'storeDays', path.edition)
      // A repeated change is no conflict: the answer to the first one may have been lost.
      if (![seen, storeDayText({ hours })].includes(textOf(await findDay(write, path)))) throw new Problem('conflict')
      for (const day of days) {
        const of = { ...path, day }
        const former = await findDay(write, of)
        await write
          .insertInto('store_days')
          .values({ ...of, ...times })
          .onConflict((conflict) => conflict.columns(['edition', 'store', 'day']).doUpdateSet(times))
          .execute()
        await audit({ ...subjectOf(of), before: former ?? null, after: { opens: times.opens, closes: times.closes } })
      }
      return { status: 204, body: undefined }
    },

    async clearStoreDay({ path, query: { former: seen, until } }, { staff, write, audit, now }) {
      await findShowroom(write, path, staff)
      refusePast(path, now)
      const days = listDays(path.day, until ?? path.day, '/query/until')
      await lockEdition(write, 'storeDays', path.edition)
      // As usual already is no conflict: the answer to the same change may have been lost.
      if (![seen, storeDayText(undefined)].includes(textOf(await findDay(write, path)))) throw new Problem('conflict')
      for (const day of days) {
        const of = { ...path, day }
        const former = await findDay(write, of)
        // Of several days, those are written down that were not as usual.
        if (former === undefined && day !== path.day) continue
        await write
          .deleteFrom('store_days')
          .where('edition', '=', path.edition)
          .where('store', '=', path.store)
          .where('day', '=', day)
          .execute()
        await audit({ ...subjectOf(of), before: former ?? null, after: null })
      }
      return { status: 204, body: undefined }
    },
  }
}

/** The showroom in an address. Throws `not_found` where the editions of the member of the team have none of that id. */
async function findShowroom(write: Write, { edition, store }: Address, staff: Staff): Promise<Item<'stores'>> {
  const stores = worksIn(staff, edition) ? await listItems({ kysely: write }, 'stores', edition) : []
  const found = stores.find(({ id, kind }) => id === store && kind === 'showroom')
  if (found === undefined) throw notFound('showroom')
  return found
}

/** Throws `validation_failed` for a day that is over: what was then is not rewritten. */
function refusePast({ edition, day }: Address, now: OfficeContext['now']): void {
  if (day < dayOfEdition(EDITIONS[edition], now))
    throw new Problem('validation_failed', { errors: [{ path: '/path/day', code: 'invalid', values: {} }] })
}

/** The days from one to another, both with them. Throws `validation_failed` where there is none, or more than {@link MAX_LATER} follow. */
function listDays(first: string, last: string, path: UntilPath): string[] {
  const later = (Date.parse(last) - Date.parse(first)) / DAY_MS
  if (later < 0) refuseUntil(path, 'endsBeforeItBegins')
  if (later > MAX_LATER) refuseUntil(path, 'numberBetween', { min: 0, max: MAX_LATER })
  return Array.from({ length: later + 1 }, (_, at) =>
    new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10),
  )
}

function refuseUntil(
  path: UntilPath,
  code: 'endsBeforeItBegins' | 'numberBetween' | 'invalid',
  values: Readonly<Record<string, number>> = {},
): never {
  throw new Problem('validation_failed', { errors: [{ path, code, values }] })
}

function subjectOf({ edition, store, day }: Address) {
  return { edition, subject: `${store} ${day}` }
}

/** How the showroom was to be open on the day so far; undefined where as usual. */
function findDay(write: Write, { edition, store, day }: Address) {
  return write
    .selectFrom('store_days')
    .select(['opens', 'closes'])
    .where('edition', '=', edition)
    .where('store', '=', store)
    .where('day', '=', day)
    .executeTakeFirst()
}

function textOf(day: Awaited<ReturnType<typeof findDay>>): string {
  if (day === undefined) return storeDayText(undefined)
  const { opens, closes } = day
  return storeDayText({ hours: opens === null || closes === null ? null : { opens, closes } })
}
