/** Quiet hours, in the edition's time zone: alerts and reminders wait from the hour `from` to the hour `until`. */
export const QUIET_HOURS = { from: 21, until: 8 } as const

/** Whether an hour of the day, 0 to 23, is one of them. */
export function isQuietHour(hour: number): boolean {
  return hour < QUIET_HOURS.until || hour >= QUIET_HOURS.from
}
