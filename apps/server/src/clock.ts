/** The present moment, milliseconds since the epoch; tests set their own. */
export type Clock = () => number

/** The day of a moment in UTC, as an ISO date. */
export function isoDay(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The year that it is, in UTC. */
export function currentYear(clock: Clock): number {
  return new Date(clock()).getUTCFullYear()
}
