/** Environment variables of the run; read here and nowhere else. */
export type RunEnv = {
  /** Whether nothing may be skipped. */
  ci: boolean
  /** Port of a server that runs already and is to be visited; null means that the run starts its own. */
  port: number | null
  /** The folder with a fontconfig file for each kind of system; null means that pages are written with this machine's fonts. */
  fonts: string | null
  /** Whether what is tested is tested in every edition and language, on every device: in the parts `matrix` and `journeys`. */
  matrix: boolean
  /** Whether the journeys beside the main ones are made (`….deep.spec.ts`), and nothing else is tested. */
  journeys: boolean
  /** Whether the main journeys are made in Firefox and WebKit, and nothing else is tested. */
  otherBrowsers: boolean
}

/** Reads the run's settings from `source` (by default the process environment). */
export function readRunEnv(source: Readonly<Record<string, string | undefined>> = process.env): RunEnv {
  const port = Number(source['E2E_PORT'])
  return {
    ci: source['CI'] === 'true' || source['CI'] === '1',
    port: Number.isInteger(port) && port > 0 ? port : null,
    fonts: source['E2E_FONTS'] || null,
    matrix: source['TEST_PART'] === 'matrix' || source['TEST_PART'] === 'journeys',
    journeys: source['TEST_PART'] === 'journeys',
    otherBrowsers: source['TEST_PART'] === 'browsers',
  }
}

/** The port that the tests visit. Throws outside a run that set one. */
export function visitedPort(): number {
  const { port } = readRunEnv()
  if (port === null) throw new Error('E2E_PORT is not set. Start the tests with `pnpm --filter @otosafi/e2e test`.')
  return port
}

/** Makes the tests of this process visit another port. Returns a function that restores it. */
export function visitPort(port: number): () => void {
  const before = visitedPort()
  process.env['E2E_PORT'] = String(port)
  return () => void (process.env['E2E_PORT'] = String(before))
}

/** Settings of a server in a language, a script and a time zone that no page may show anything of. */
export const FOREIGN_SYSTEM = { LANG: 'ar_MA.UTF-8', LC_ALL: 'ar_MA.UTF-8', TZ: 'Pacific/Kiritimati' } as const

/** The environment of the test runner, with the port of the server and the folder of its browsers’ fonts. */
export function runnerEnv(port: number, fonts: string | null): Record<string, string | undefined> {
  return { ...process.env, E2E_PORT: String(port), E2E_FONTS: fonts ?? undefined }
}

/** The environment of a browser that writes with the fonts of the fontconfig file `fonts` alone. */
export function browserEnv(fonts: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: fonts }
}
