import type { StoreDay } from './slots.ts'

/** How a showroom is open on a day, as who changes it says what they saw: `usual`, `closed`, or `10:00-12:00`. */
export function storeDayText(special: Pick<StoreDay, 'hours'> | undefined): string {
  if (special === undefined) return 'usual'
  return special.hours === null ? 'closed' : `${special.hours.opens}-${special.hours.closes}`
}
