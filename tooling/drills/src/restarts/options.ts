import { parseArgs } from 'node:util'

/** The options of the drill of restarts. */
export type RestartDrillOptions = {
  restarts: number
  /** Whether servers are upgraded instead. */
  upgrade: boolean
  help: boolean
}

/** The usage text. */
export const USAGE = `Usage: pnpm drill:restarts [N | --upgrade]

Restarts the server N (20) times while clients write, read and open pages, which must be built. Ends with 1 when a request was
begun and not answered as in ordinary times, or when a server did not stop in good order.

With --upgrade, two servers on a PostgreSQL database of its own (TEST_DATABASE_URL, else postgres@127.0.0.1) serve on while two
later versions start beside them, each with a migration, and are then stopped. Ends with 1 when an acknowledged write was lost or
done twice, a mail too, a read failed, a write was answered other than with 201, or 503 and Retry-After, or none was taken for
five seconds.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readRestartOptions(parameters: readonly string[]): RestartDrillOptions {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { upgrade: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [text = '20', ...others] = positionals
  const restarts = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (restarts < 1 || others.length > 0)
    throw new Error(`The number of restarts must be one from 1 to 9999, not "${positionals.join(' ')}".`)
  if (values.upgrade && positionals.length > 0) throw new Error('There is one upgrade: --upgrade takes no number.')
  return { restarts, ...values }
}
