import { parseArgs } from 'node:util'

/** The options of the drill of restarts. */
export type RestartDrillOptions = { restarts: number; help: boolean }

/** The usage text. */
export const USAGE = `Usage: pnpm drill:restarts [N]

Restarts the server N (20) times while clients write, read and open pages, which must be built. Ends with 1 when a request was
begun and not answered as in ordinary times, or when a server did not stop in good order.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readRestartOptions(parameters: readonly string[]): RestartDrillOptions {
  const { values, positionals } = parseArgs({
    // pnpm passes on the `--` that separates its options from the script's.
    args: parameters.filter((parameter, place) => place > 0 || parameter !== '--'),
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  const [text = '20', ...others] = positionals
  const restarts = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (restarts < 1 || others.length > 0)
    throw new Error(`The number of restarts must be one from 1 to 9999, not "${positionals.join(' ')}".`)
  return { restarts, help: values.help }
}
