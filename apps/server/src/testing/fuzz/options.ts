import { parseArgs } from 'node:util'

/** What the fuzz command was asked for. */
export type FuzzCommand = { cases: number; seed: number; help: boolean }

/** How the command is used. */
export const USAGE = `Usage: pnpm fuzz [options]

Asks the read API of all editions with requests made from the contract, right and wrong ones.

  --cases N   how many requests (100000)
  --seed N    which ones; the same seed asks the same (another one each time)
  --help      this text

Ends with 1 when an answer is a fault of the server or none that the contract has; the smallest such request is shown.`

/** Reads the command's parameters; `seed` counts where none is given. Throws an error with a plain sentence on any that is wrong. */
export function readFuzzOptions(parameters: readonly string[], seed: number): FuzzCommand {
  const { values } = parseArgs({
    // pnpm hands on the `--` by which people part its options from the script's.
    args: parameters.filter((parameter, place) => place > 0 || parameter !== '--'),
    options: {
      cases: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(seed) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return {
    cases: numberOf('cases', values.cases, 1, 100_000_000),
    seed: numberOf('seed', values.seed, 0, 2 ** 31 - 1),
    help: values.help,
  }
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1
  if (value < least || value > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}
