import { delimiter } from 'node:path'

/** Database servers tried, in this order: the one of the environment, else one on this machine. */
export const DATABASE_SERVERS: readonly string[] = process.env['TEST_DATABASE_URL']
  ? [process.env['TEST_DATABASE_URL']]
  : ['postgres://postgres@127.0.0.1:5432/postgres']

/** The environment of tools, which find the workspace's own in the folder `bin` first, with `settings` above the machine's. */
export function toolEnv(
  bin: string,
  settings: Readonly<Record<string, string>> = {},
): Record<string, string | undefined> {
  const PATH = `${bin}${delimiter}${process.env['PATH'] ?? ''}`
  return { TURBO_TELEMETRY_DISABLED: '1', ...process.env, PATH, ...settings }
}
