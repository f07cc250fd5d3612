/** Opening hours of a day of the week, local time; 1 is Monday. Closed days are left out. */
export type OpeningHours = { day: 1 | 2 | 3 | 4 | 5 | 6 | 7; opens: string; closes: string }

const WORKING_DAYS = [1, 2, 3, 4, 5] as const

/** The same hours from Monday to Friday and shorter ones on Saturday. Times are `HH:MM`. */
export function weekHours(opens: string, closes: string, saturdayCloses: string): OpeningHours[] {
  return [...WORKING_DAYS.map((day) => ({ day, opens, closes })), { day: 6, opens, closes: saturdayCloses }]
}
