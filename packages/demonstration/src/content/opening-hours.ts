import type { OpeningHours } from '@otosafi/domain/content/content'

const WORKING_DAYS = [1, 2, 3, 4, 5] as const

/** The same hours from Monday to Friday and shorter ones on Saturday. Times are `HH:MM`. */
export function weekHours(opens: string, closes: string, saturdayCloses: string): OpeningHours[] {
  return [...WORKING_DAYS.map((day) => ({ day, opens, closes })), { day: 6, opens, closes: saturdayCloses }]
}
