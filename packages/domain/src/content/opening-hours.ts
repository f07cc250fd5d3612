import type { StoreDay } from '../visits/slots.ts'
import type { OpeningHours } from './content.ts'

type Day = OpeningHours['day']

/** Hours of a day, `HH:MM` local time. */
export type Hours = Pick<OpeningHours, 'opens' | 'closes'>

/**
 * Whether a place is open: until when, or else whether that is for a holiday, and when it opens next; `next` is null
 * where it never opens.
 */
export type Opening =
  | { isOpen: true; until: string }
  | { isOpen: false; isHoliday: boolean; next: { day: Day; opens: string } | null }

/** The days that are searched for the next opening: more than a week, since holidays may follow each other. */
const DAYS_LOOKED_AT = 14

const DAYS = 7
const MILLISECONDS_PER_DAY = 86_400_000

/** When a place is closed besides, open for shorter, or open on a day without hours. */
export type Exceptions = {
  /** Whether a day, `YYYY-MM-DD`, is a holiday. */
  isHoliday: (day: string) => boolean
  special?: readonly StoreDay[]
}

/**
 * The opening state at a local time: a date whose UTC parts are those of the wall clock. It closes at the minute of `closes`, and
 * is closed on holidays that are no exception.
 */
export function openingAt(
  hours: readonly OpeningHours[],
  local: Date,
  { isHoliday, special = [] }: Exceptions,
): Opening {
  const time = local.toISOString().slice(11, 16)
  const sorted = inOrder(hours)
  const hoursOn = (date: Date): Hours[] => {
    const usual = isHoliday(dateOf(date)) ? [] : sorted.filter(({ day }) => day === dayOf(date))
    const own = special.find(({ day }) => day === dateOf(date))
    if (own === undefined) return usual
    if (usual.length === 0) return own.hours === null ? [] : [own.hours]
    return usual.flatMap((each) => within(each, own.hours))
  }
  const now = hoursOn(local).find(({ opens, closes }) => opens <= time && time < closes)
  if (now) return { isOpen: true, until: now.closes }
  const isClosedFor = isHoliday(dateOf(local))
  for (let ahead = 0; ahead <= DAYS_LOOKED_AT; ahead++) {
    const date = new Date(local.getTime() + ahead * MILLISECONDS_PER_DAY)
    const next = hoursOn(date).find(({ opens }) => ahead > 0 || opens > time)
    if (next) return { isOpen: false, isHoliday: isClosedFor, next: { day: dayOf(date), opens: next.opens } }
  }
  return { isOpen: false, isHoliday: isClosedFor, next: null }
}

/** Those that begin earlier first. */
function inOrder(hours: readonly OpeningHours[]): OpeningHours[] {
  return [...hours].sort((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** The intersection of hours with bounds; empty where those are null. */
function within({ opens, closes }: Hours, bounds: Hours | null): Hours[] {
  if (bounds === null) return []
  const left = {
    opens: opens > bounds.opens ? opens : bounds.opens,
    closes: closes < bounds.closes ? closes : bounds.closes,
  }
  return left.opens < left.closes ? [left] : []
}

/** `YYYY-MM-DD`. */
function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The day of the week, 1 is Monday. */
function dayOf(local: Date): Day {
  return (((local.getUTCDay() + DAYS - 1) % DAYS) + 1) as Day
}

/** Successive days with the same hours, from Monday on; days without hours are left out. */
export function groupHours(hours: readonly OpeningHours[]): { from: Day; to: Day; hours: Hours[] }[] {
  const groups: { from: Day; to: Day; hours: Hours[] }[] = []
  for (let day = 1; day <= DAYS; day++) {
    const own = inOrder(hours.filter((each) => each.day === day)).map(({ opens, closes }) => ({ opens, closes }))
    if (own.length === 0) continue
    const last = groups.at(-1)
    if (last && last.to === day - 1 && JSON.stringify(last.hours) === JSON.stringify(own)) last.to = day as Day
    else groups.push({ from: day as Day, to: day as Day, hours: own })
  }
  return groups
}
