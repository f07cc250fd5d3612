import type { NumbersOfDay } from '@otosafi/api-client/office-schema'

/** The counts of each day, in the order of the columns. */
export const COUNTED = [
  'views',
  'requests',
  'visits',
  'bookings',
  'sales',
] as const satisfies readonly (keyof NumbersOfDay)[]
export type Counted = (typeof COUNTED)[number]

/** Total of a counter over all days. */
export function sumOf(days: readonly NumbersOfDay[], name: Counted): number {
  return days.reduce((sum, each) => sum + each[name], 0)
}
