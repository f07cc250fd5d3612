import { parseArgs } from 'node:util'

/** Parts of the drill. */
export const PARTS = ['codes', 'times', 'logins'] as const
export type Part = (typeof PARTS)[number]

/** The options of the drill. */
export type AccountDrillOptions = {
  parts: readonly Part[]
  guesses: number
  pairs: number
  /** Duration of each round of the flood. */
  seconds: number
  help: boolean
}

/** The usage text. */
export const USAGE = `Usage: pnpm drill:accounts [--only codes,times,logins] [--guesses N] [--pairs N] [--seconds N]

Attacks accounts of the product on a PostgreSQL database of its own (TEST_DATABASE_URL, else postgres@127.0.0.1):
  - codes: N (10000) guesses at one-time codes from as many addresses through four servers; takes five minutes, since codes
    are sent a minute apart,
  - times: N (500) pairs of an account's address and nobody's for each form that takes one, whose times are compared,
  - logins: 100 sign-ins a second for N (15) seconds, three times, while listings are asked for.
Ends with 1 when a code was guessed at too often, when a form's time says who has an account, or when the listing's 99th
percentile more than doubled.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readOptions(parameters: readonly string[]): AccountDrillOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      guesses: { type: 'string', default: '10000' },
      pairs: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '15' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numberOf = (name: 'guesses' | 'pairs' | 'seconds') => {
    const number = /^\d{1,6}$/.test(values[name]) ? Number(values[name]) : 0
    if (number < 1) throw new Error(`--${name} must be a whole number from 1 to 999999, not "${values[name]}".`)
    return number
  }
  const parts = values.only.split(',').map((name) => {
    const part = PARTS.find((each) => each === name)
    if (part === undefined) throw new Error(`--only knows ${PARTS.join(', ')}, not "${name}".`)
    return part
  })
  return {
    parts,
    guesses: numberOf('guesses'),
    pairs: numberOf('pairs'),
    seconds: numberOf('seconds'),
    help: values.help,
  }
}
