import { isOpenThroughout } from '@otosafi/domain/visits/is-open-throughout'
import {
  type Hours,
  type Opening,
  type SlotTime,
  slotsOf,
  type StoreDay,
  type WallClock,
} from '@otosafi/domain/visits/slots'

import type { EditionFacts } from '../edition.ts'
import { isHoliday } from '../holidays/is-holiday.ts'
import { COUNTRIES } from '../registry.ts'
import { instantOf, localTime } from '../time/local-time.ts'

/** Local time in an edition's time zone. */
export function wallClockOf({ timeZone }: Pick<EditionFacts, 'timeZone'>): WallClock {
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
  const slots = slotsOf({ ...openingOf(hours, edition, special), from, days })
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, slots)
  return slots
}

/** Whether a showroom with these hours is open from the beginning to the end of a slot. */
export function isStoreOpenThroughout(
  slot: SlotTime,
  hours: readonly Hours[],
  edition: Pick<EditionFacts, 'id' | 'timeZone'>,
  special: readonly StoreDay[],
): boolean {
  return isOpenThroughout(slot, openingOf(hours, edition, special))
}

function openingOf(
  hours: readonly Hours[],
  edition: Pick<EditionFacts, 'id' | 'timeZone'>,
  special: readonly StoreDay[],
): Opening {
  const { holidays } = COUNTRIES[edition.id]
  return { hours, wallClock: wallClockOf(edition), isHoliday: (day) => isHoliday(day, holidays), special }
}
