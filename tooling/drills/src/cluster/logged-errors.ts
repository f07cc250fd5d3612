/** An error that servers logged, and how often. */
export type LoggedError = { what: string; times: number; isExplained: boolean }

/**
 * What a server may say while a database, a pooler or a storage is away: codes of the network, of PostgreSQL (it ends or starts, is
 * read-only, a statement or a lock took too long, a connection was lost), of PgBouncer, and the server's own errors for these.
 */
const EXPLAINED = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '25006', '57014', '55P03', '08000', '08003', '08006', '08P01'],
  ...['DatabaseTimeout', 'StorageUnavailable', 'Connection terminated unexpectedly'],
])

/** What differs between errors that are alike: ids of workers, of processes, and ports. */
const OWN_TO_EACH = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\(node:|127\.0\.0\.1:)\d+/g
/** The level of an error in the log. */
const ERROR_LEVEL = 50

/** The errors in the logs of servers, those that are alike counted together, the unexplained ones first. */
export function readLoggedErrors(logs: readonly string[]): LoggedError[] {
  const found = new Map<string, LoggedError>()
  for (const line of logs.flatMap((log) => log.split('\n'))) {
    const error = readLine(line)
    if (error !== null) found.set(error.what, { ...error, times: (found.get(error.what)?.times ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => Number(a.isExplained) - Number(b.isExplained) || b.times - a.times)
}

type Entry = { level: number; msg?: string; err?: { type?: string; message?: string; code?: string } }

/** What a line says; null where that is no error. */
function readLine(line: string): Pick<LoggedError, 'what' | 'isExplained'> | null {
  if (line === '') return null
  const entry = parse(line)
  if (entry === null) return { what: line.replace(OWN_TO_EACH, '…'), isExplained: false }
  if (entry.level < ERROR_LEVEL) return null
  const { msg = '', err = {} } = entry
  const names = [err.code, err.type, err.message].filter((name) => name !== undefined)
  return {
    what: `${msg}: ${err.code ?? err.type ?? ''} ${err.message ?? ''}`.replace(OWN_TO_EACH, '…'),
    isExplained: names.some((name) => EXPLAINED.has(name)),
  }
}

/** An entry of the log; null for what else a process writes, such as a warning of Node's. */
function parse(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry
  } catch {
    return null
  }
}
