/** The present moment, milliseconds since the epoch; tests set their own. */
export type Clock = () => number

/** The year that it is, in UTC. */
export function currentYear(clock: Clock): number {
  return new Date(clock()).getUTCFullYear()
}
