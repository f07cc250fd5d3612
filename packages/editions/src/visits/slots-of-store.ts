import { isOpenFor } from '@otosafi/domain/visits/is-open-for'
import { type Hours, type SlotTime, slotsOf, type StoreDay } from '@otosafi/domain/visits/slots'
import type { WallClock } from '@otosafi/domain/visits/slots'

import type { EditionFacts } from '../edition.ts'
import { isHoliday } from '../holidays/is-holiday.ts'
import { COUNTRIES } from '../registry.ts'
import { instantOf, localTime } from '../time/local-time.ts'

/** The clock on the wall of an edition. */
export function wallOf({ timeZone }: Pick<EditionFacts, 'timeZone'>): WallClock {
  return {
    localTime: (instant) => localTime(instant, timeZone),
    instantOf: (local) => instantOf(local, timeZone),
  }
}

/** Slots that were computed, by what they follow from: the platform takes its time over time zones. */
const known = new Map<string, readonly SlotTime[]>()
const MAX_KNOWN = 500

/** The slots of a showroom with these hours for some days from `from`, `YYYY-MM-DD`, in the edition's time zone. */
export function slotsOfStore(
  hours: readonly Hours[],
  edition: Pick<EditionFacts, 'id' | 'timeZone'>,
  { from, days, special = [] }: { from: string; days: number; special?: readonly StoreDay[] },
): readonly SlotTime[] {
  const times = hours.map(({ day, opens, closes }) => `${day} ${opens} ${closes}`)
  const key = [edition.id, from, days, ...times, JSON.stringify(special)].join('\n')
  const before = known.get(key)
  if (before !== undefined) return before
  const slots = slotsOf({ hours, wall: wallOf(edition), isHoliday: isHolidayOf(edition), special, from, days })
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, slots)
  return slots
}

/** Whether a showroom with these hours is open for all of a time. */
export function isStoreOpenFor(
  slot: SlotTime,
  hours: readonly Hours[],
  edition: Pick<EditionFacts, 'id' | 'timeZone'>,
  special: readonly StoreDay[],
): boolean {
  return isOpenFor(slot, { hours, wall: wallOf(edition), isHoliday: isHolidayOf(edition), special })
}

function isHolidayOf({ id }: Pick<EditionFacts, 'id'>): (day: string) => boolean {
  return (day) => isHoliday(day, COUNTRIES[id].holidays)
}
