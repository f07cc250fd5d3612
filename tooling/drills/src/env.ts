/** The server on which drills make their databases: the one of the environment, else one on this machine. */
export const DATABASE_SERVER: string = process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/** Whether a missing database server is an error rather than a reason to skip. */
export const IS_DATABASE_REQUIRED = Boolean(process.env['TEST_DATABASE_URL'] || process.env['CI'])

/** The environment of the drilled server, with `settings` above the machine's own. */
export function serverEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, SMTP_URL: __, RATES_URL: ___, ...inherited } = process.env
  // Not as in production: mails are to be kept in the database, where they can be counted.
  // All requests come from one network, which the limit of reads would refuse.
  const own = { NODE_ENV: 'development', HOST: '127.0.0.1', LOG_LEVEL: 'silent', READS_PER_SECOND: '0' }
  return { ...inherited, ...own, ...settings }
}
