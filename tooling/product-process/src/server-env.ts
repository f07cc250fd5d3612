/**
 * The environment of a server that a tool starts: the machine's own without what would send it elsewhere, quiet, on this
 * machine alone, and without the limit of reads, since all that a tool asks comes from one network. `settings` stand
 * above all.
 */
export function serverEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _,
    DATABASE_SESSION_URL: __,
    NODE_ENV: ___,
    NODE_OPTIONS: ____,
    SMTP_URL: _____,
    RATES_URL: ______,
    USAGE_URL: _______,
    METRICS_PORT: ________,
    OTEL_EXPORTER_OTLP_ENDPOINT: _________,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: __________,
    ...inherited
  } = process.env
  return { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'warn', READS_PER_SECOND: '0', ...settings }
}
