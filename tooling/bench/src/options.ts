import { parseArgs } from 'node:util'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { isEditionId } from '@otosafi/editions/registry'
import { isRouteKey } from '@otosafi/editions/routes/route-table'

const NAMES = ['pages', 'interaction', 'load', 'lighthouse', 'search', 'valuation', 'cards', 'memory'] as const

/** A bench, as one asks for it. */
export type BenchName = (typeof NAMES)[number]

/** About how long a bench takes for one edition on two idle cores once everything is built, seconds. */
const SECONDS: Record<BenchName, { usual: number; quick: number }> = {
  pages: { usual: 100, quick: 15 },
  interaction: { usual: 240, quick: 60 },
  load: { usual: 150, quick: 20 },
  lighthouse: { usual: 700, quick: 350 },
  search: { usual: 360, quick: 20 },
  valuation: { usual: 30, quick: 10 },
  cards: { usual: 90, quick: 20 },
  memory: { usual: 3600, quick: 150 },
}

/**
 * The benches that are run for what was asked: `all` stands for those that need nothing but this machine and no hour of
 * it, and `all` with `quick` for those of them that take a minute together.
 */
export function benchesOf({ what, quick }: Pick<BenchOptions, 'what' | 'quick'>): readonly BenchName[] {
  if (what !== 'all') return [what]
  return quick ? ['pages', 'load', 'search'] : ['pages', 'interaction', 'load', 'search']
}

/** About how long Lighthouse takes for a page, seconds. */
const PAGE_SECONDS = 15

/** About how long that takes, seconds, without the build that may come first. */
export function estimate({
  what,
  quick,
  editions,
  pages,
}: Pick<BenchOptions, 'what' | 'quick' | 'editions' | 'pages'>): number {
  if (what === 'lighthouse' && pages.length > 0) return editions.length * pages.length * PAGE_SECONDS
  const each = benchesOf({ what, quick }).map((name) => SECONDS[name][quick ? 'quick' : 'usual'])
  return editions.length * each.reduce((total, seconds) => total + seconds, 0)
}

/** Parameters of the bench. */
export type BenchOptions = {
  what: BenchName | 'all'
  /** Which editions, measured one after the other. */
  editions: readonly EditionId[]
  /** Cars of the edition; null means as many as the bench usually has. */
  cars: number | null
  /** Questions of the search bench. */
  queries: number
  /** How often each page or interaction is measured; null means as often as the bench usually does. */
  runs: number | null
  /** The only pages that Lighthouse judges, by the keys of their routes; all when there is none. */
  pages: readonly string[]
  /** Whether a first look is enough. */
  quick: boolean
  help: boolean
}

/** How the bench is used. */
export const USAGE = `Usage: pnpm bench [${NAMES.join('|')}|all] [options]

  pages        bytes, requests and script of home, listing and car page in Chromium
  interaction  how soon menus, filters, photographs and the like answer a touch on a slow phone
  load         start, memory, and pages each second of a server, from its cache and rendered anew
  lighthouse   what Lighthouse says of a page of every kind; fetches it from the npm registry
  search       the search index and GET /api/cars beside the same questions in SQL, all answers compared; then how long jobs
               take over bookings past their deadline, guests who wait and saved searches
  valuation    cars of the stock valued by others alone: how far off, and how often their price is in the range
  cards        memory and times of the data of cards in buffers, as the server has them, and in plainer stores
  memory       a server's memory under 600,000 reads that are long and never repeated, on both databases; takes up to an hour
  all          all of them but lighthouse, valuation, cards and memory, and with --quick not interaction; as when nothing
               is said

  --edition ${EDITION_IDS.join('|')}   which edition (ma); again for each further one
  --cars N       cars of the edition (400, valuation 4000, cards 50000, search and memory on PostgreSQL 100000)
  --queries N    questions of the search bench (500)
  --runs N       how often each page or interaction is measured, of which the medians count
                 (pages 3, interaction 5, lighthouse 5 where its first look at a page is not good)
  --page NAME    the only page that lighthouse judges, by the key of its route (all); again for each further one
  --quick        about a minute for a first look: few cars, questions and reads, short loads, no slow line, no jobs,
                 nothing of speed from lighthouse, all else once
  --help         this text

Ends with 1 when a figure is over its budget in budgets.json or an answer differs.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readOptions(parameters: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      edition: { type: 'string', multiple: true, default: ['ma'] },
      cars: { type: 'string' },
      queries: { type: 'string' },
      runs: { type: 'string' },
      page: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [asked = 'all', ...more] = positionals
  const what = asked === 'all' ? asked : NAMES.find((each) => each === asked)
  if (what === undefined || more.length > 0) throw new Error(`There is no bench "${positionals.join(' ')}".`)
  const { quick } = values
  return {
    what,
    editions: values.edition.map(editionOf),
    cars: numberOf('cars', values.cars, 1_000_000),
    queries: numberOf('queries', values.queries, 100_000) ?? (quick ? 50 : 500),
    runs: numberOf('runs', values.runs, 100),
    pages: values.page.map(pageOf),
    quick,
    help: values.help,
  }
}

function editionOf(name: string): EditionId {
  if (!isEditionId(name)) throw new Error(`There is no edition "${name}".`)
  return name
}

function pageOf(name: string): string {
  if (name !== 'notFound' && !isRouteKey(name)) throw new Error(`There is no page "${name}".`)
  return name
}

function numberOf(name: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}".`)
  return value
}
