import { parseArgs } from 'node:util'

import { KIND_NAMES, type KindName } from './kind-names.ts'

/** Parameters of the fuzz command. */
export type FuzzCommand = { cases: number; seed: number; only: readonly KindName[]; help: boolean }

/** How the command is used. */
export const USAGE = `Usage: pnpm fuzz [options]

Sends all editions what the contract and the pages' forms take, and what they do not: reads and writes of the API, forms
and addresses of the pages, and bytes that are barely HTTP. Forms and pages need the built editions (pnpm build).

  --cases N   how many (100000)
  --seed N    which ones; the same seed sends the same (another one each time)
  --only K    kinds, apart by commas: ${KIND_NAMES.join(', ')} (all)
  --help      this text

Ends with 1 when an answer is a fault of the server, breaks the contract, or tells what it must not, or when what was
refused left something behind; the smallest such case is shown as a command to paste.`

/**
 * Reads the command's parameters; `seed` counts where none is given. Throws an error with a plain sentence on any that is
 * wrong.
 */
export function readFuzzOptions(parameters: readonly string[], seed: number): FuzzCommand {
  const { values } = parseArgs({
    args: parameters,
    options: {
      cases: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(seed) },
      only: { type: 'string', default: KIND_NAMES.join(',') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return {
    cases: numberOf('cases', values.cases, 1, 100_000_000),
    seed: numberOf('seed', values.seed, 0, 2 ** 31 - 1),
    only: kindsOf(values.only),
    help: values.help,
  }
}

function kindsOf(text: string): KindName[] {
  return text.split(',').map((name) => {
    const kind = KIND_NAMES.find((each) => each === name.trim())
    if (kind === undefined) throw new Error(`--only must be some of ${KIND_NAMES.join(', ')}, not "${name}".`)
    return kind
  })
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1
  if (value < least || value > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}
