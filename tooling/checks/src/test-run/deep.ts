import { listFiles } from '../repository/files.ts'
import { listPackages } from '../workspace.ts'
import { packagesWithDeepTests } from './deep-tests.ts'
import { otherEditions } from './editions-left-out.ts'
import { report } from './report.ts'
import { clearResults } from './result-files.ts'
import { runTurbo } from './run-turbo.ts'

const packages = listPackages()
const paths = listFiles().map(({ path }) => path)

/** Turbo's arguments that choose packages by their names. */
const only = (names: readonly string[]): string[] => names.map((name) => `--filter=${name}`)

/** The deep tests by part: turbo's arguments. TEST_PART names the part to the packages. */
const PARTS = {
  /**
   * Trouble and load: outages, stops, kills, restarts, floods, attacks. Also what measures time, tables that end on a day, what
   * takes long for every edition, and first changes of a developer by hand: every `….deep.test.ts`.
   */
  resilience: ['test', '--only', ...only(packagesWithDeepTests(packages, paths))],
  /**
   * Property tests of money, search, market values, stores of cars and damaged files in ten thousand random cases, and every hostile
   * body, picture and host.
   */
  properties: [
    'test',
    '--only',
    '--filter=@otosafi/domain',
    '--filter=@otosafi/storefront',
    '--filter=@otosafi/search',
    '--filter=@otosafi/server',
  ],
  /** Every suite of the gate that opens a database, on both kinds. Deep ones run on both where they ask for both. */
  databases: ['test', '--only', '--filter=@otosafi/server', '--filter=@otosafi/drills'],
  /** Every page in every edition and language, in a browser, and every story, in light, in dark mirrored, and calm. */
  matrix: ['test', '--only', '--filter=@otosafi/e2e', '--filter=@otosafi/storybook'],
  /** Journeys in a browser beside the main ones: trouble, sizes, devices, hostile input, rarer ways. */
  journeys: ['test', '--only', '--filter=@otosafi/e2e'],
  /** Types, facts, texts, routes, weight and rendered home of every edition but the one that the gate has. */
  editions: ['typecheck', 'test', '--only', ...only(otherEditions(packages))],
  /** The main journeys in Firefox and in WebKit. */
  browsers: ['test', '--only', '--filter=@otosafi/e2e'],
  /** Key stories and screens against their pictures. */
  visual: ['visual', '--filter=@otosafi/storybook'],
} as const

type Part = keyof typeof PARTS

const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word)
const words = process.argv.slice(2)
const known = Object.keys(PARTS) as Part[]
const unknown = words.filter((word) => !isPart(word))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} of the deep tests; there are ${known.join(', ')}.`)
  process.exitCode = 2
} else {
  const folders = packages.map(({ folder }) => folder)
  for (const part of words.length > 0 ? words.filter(isPart) : known) {
    console.log(`\nDeep tests: ${part}`)
    clearResults(folders)
    process.env['TEST_PART'] = part
    const start = performance.now()
    const builds = await runTurbo('builds', ['build'])
    const { failed, tasks } = builds.failed.length === 0 ? await runTurbo(part, [...PARTS[part], '--force']) : builds
    const seconds = (performance.now() - start) / 1000
    if (report(folders, failed, [{ part, seconds, tasks }]) !== 0) process.exitCode = 1
  }
}
