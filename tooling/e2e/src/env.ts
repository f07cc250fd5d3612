/** What the run takes from the environment; read here and nowhere else. */
export type RunEnv = {
  /** Path of the browser to use before any other; null means look for one. */
  chromiumPath: string | null
  /** Whether nothing may be skipped. */
  ci: boolean
  /** Port of a server that runs already and is to be visited; null means that the run starts its own. */
  port: number | null
}

/** Reads the run's settings from `source` (by default the process environment). */
export function readRunEnv(source: Readonly<Record<string, string | undefined>> = process.env): RunEnv {
  const port = Number(source['E2E_PORT'])
  return {
    chromiumPath: source['CHROMIUM_PATH'] || null,
    ci: source['CI'] === 'true' || source['CI'] === '1',
    port: Number.isInteger(port) && port > 0 ? port : null,
  }
}

/** The port that the tests visit. Throws outside a run that set one. */
export function visitedPort(): number {
  const { port } = readRunEnv()
  if (port === null) throw new Error('E2E_PORT is not set. Start the tests with `pnpm --filter @otosafi/e2e test`.')
  return port
}

/**
 * The environment of a started server: the machine's own without a foreign database, and in a language, a script and a
 * time zone that no page may show anything of.
 */
export function serverEnv(settings: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const { DATABASE_URL: _, NODE_ENV: __, NODE_OPTIONS: ___, ...inherited } = process.env
  return {
    ...inherited,
    LANG: 'ar_MA.UTF-8',
    LC_ALL: 'ar_MA.UTF-8',
    TZ: 'Pacific/Kiritimati',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // All visitors of a run are one network.
    READS_PER_SECOND: '0',
    ...settings,
  }
}

/** The environment of the test runner, told where the server listens. */
export function runnerEnv(port: number): Record<string, string | undefined> {
  return { ...process.env, E2E_PORT: String(port) }
}
