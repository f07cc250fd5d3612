import { type Hours, type SlotTime, slotsOf } from '@otosafi/domain/visits/slots'
import type { WallClock } from '@otosafi/domain/visits/slots'

import type { EditionFacts } from '../edition.ts'
import { HOLIDAYS } from '../holidays/holiday-facts.ts'
import { isHoliday } from '../holidays/is-holiday.ts'
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
const MOST_KNOWN = 500

/** The slots of a showroom with these hours for some days from `from`, `YYYY-MM-DD`, in the edition's time zone. */
export function slotsOfStore(
  hours: readonly Hours[],
  edition: Pick<EditionFacts, 'id' | 'timeZone'>,
  { from, days }: { from: string; days: number },
): readonly SlotTime[] {
  const times = hours.map(({ day, opens, closes }) => `${day} ${opens} ${closes}`)
  const key = [edition.id, from, days, ...times].join('\n')
  const before = known.get(key)
  if (before !== undefined) return before
  const isClosed = (day: string) => isHoliday(day, HOLIDAYS[edition.id])
  const slots = slotsOf({ hours, wall: wallOf(edition), isHoliday: isClosed, from, days })
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, slots)
  return slots
}
