import type { NumbersOfDay } from '@otosafi/api-client/office-schema'

/** What is counted on each day, in the order of the columns. */
export const COUNTED = [
  'views',
  'requests',
  'visits',
  'bookings',
  'sales',
] as const satisfies readonly (keyof NumbersOfDay)[]
export type Counted = (typeof COUNTED)[number]

/** The days as CSV with a line of headings (RFC 4180). */
export function csvOf(days: readonly NumbersOfDay[], headings: readonly string[]): string {
  const rows = days.map((each) => [each.day, ...COUNTED.map((name) => each[name])])
  const quoted = headings.map((heading) => `"${heading.replaceAll('"', '""')}"`)
  return [quoted, ...rows].map((cells) => cells.join(',')).join('\r\n') + '\r\n'
}

/** What was counted over all days. */
export function sumOf(days: readonly NumbersOfDay[], name: Counted): number {
  return days.reduce((sum, each) => sum + each[name], 0)
}
