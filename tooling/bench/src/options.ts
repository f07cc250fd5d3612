import { parseArgs } from 'node:util'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { isEditionId } from '@otosafi/editions/registry'

const WHAT = ['search', 'pages', 'all'] as const

/** What the bench was asked for. */
export type BenchOptions = {
  what: (typeof WHAT)[number]
  edition: EditionId
  /** Cars of the edition; null means as many as the bench usually has. */
  cars: number | null
  /** Questions of the search bench. */
  queries: number
  /** Visits of each page. */
  runs: number
  /** Whether a first look is enough. */
  quick: boolean
  help: boolean
}

/** How the bench is used. */
export const USAGE = `Usage: pnpm bench [search|pages|all] [options]

  pages    bytes, requests and script of home, listing and car page in Chromium, against budgets.json
  search   the search index and GET /api/cars beside the same questions in SQL, all answers compared

  --edition ${EDITION_IDS.join('|')}   which edition (ma)
  --cars N       cars of the edition (pages 400, search 100000)
  --queries N    questions of the search bench (500)
  --runs N       visits of each page, of which the medians count (3)
  --quick        search with 5000 cars and 100 questions, each page once; for a first look
  --help         this text

Ends with 1 when a page is over its budget or an answer differs.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readOptions(parameters: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    // pnpm hands on the `--` by which people part its options from the script's.
    args: parameters.filter((parameter, place) => place > 0 || parameter !== '--'),
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: 'ma' },
      cars: { type: 'string' },
      queries: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [asked = 'all', ...more] = positionals
  const what = WHAT.find((each) => each === asked)
  if (what === undefined || more.length > 0) throw new Error(`There is no bench "${positionals.join(' ')}".`)
  if (!isEditionId(values.edition)) throw new Error(`There is no edition "${values.edition}".`)
  const { quick } = values
  return {
    what,
    edition: values.edition,
    cars: numberOf('cars', values.cars, 1_000_000),
    queries: numberOf('queries', values.queries, 100_000) ?? (quick ? 100 : 500),
    runs: numberOf('runs', values.runs, 100) ?? (quick ? 1 : 3),
    quick,
    help: values.help,
  }
}

function numberOf(name: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}".`)
  return value
}
