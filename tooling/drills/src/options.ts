import { parseArgs } from 'node:util'

/** The options of the drill. */
export type DrillOptions = {
  /** Duration of each fault. */
  seconds: number
  help: boolean
}

/** The usage text. */
export const USAGE = `Usage: pnpm drill:database [--seconds N]

Starts the product on a PostgreSQL database of its own (TEST_DATABASE_URL, else postgres@127.0.0.1), sends it writes and
reads, and meanwhile
  - ends all sessions of the database every 0.3 to 2 s,
  - lets it take no connections,
  - makes it read-only,
  - locks the table that the writes go to,
each for N seconds (60). Ends with 1 when a promise was broken: the process lives; reads and cached pages are answered;
writes are taken, or refused with 503 and Retry-After, within 2.1 s; all is well afterwards without a restart; no write
that was acknowledged is lost or doubled, and no mail either.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readOptions(parameters: readonly string[]): DrillOptions {
  const { values } = parseArgs({
    args: parameters,
    options: { seconds: { type: 'string', default: '60' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const seconds = /^\d{1,5}$/.test(values.seconds) ? Number(values.seconds) : 0
  if (seconds < 1) throw new Error(`--seconds must be a whole number from 1 to 99999, not "${values.seconds}".`)
  return { seconds, help: values.help }
}
