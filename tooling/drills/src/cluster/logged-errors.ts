/** An error that servers logged, and how often. */
export type LoggedError = { what: string; times: number; isExplained: boolean }

/**
 * What a server may say while a database, a pooler or a storage is away: codes of the network and of PostgreSQL (it ends or starts,
 * is read-only, a statement or a lock took too long, a connection was lost), and the server's own errors for these.
 */
const EXPLAINED_NAMES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '57014',
  '55P03',
  '08000',
  '08003',
  '08006',
  'DatabaseTimeout',
  'StorageUnavailable',
]
/** The same as PgBouncer says it, and the driver, which has no codes. */
const EXPLAINED_MESSAGES = [
  /^(?:server login has been failing|query_wait_timeout|server conn crashed|invalid server parameter)/,
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/,
  /^Client has encountered a connection error/,
]
/** A message whose cause is only a code: here the database that keeps text messages, to which the driver and PgBouncer have these. */
const UNSENT = /^Message \S+ could not be sent yet$/
const EXPLAINED_CAUSES: readonly string[] = ['Error', '08P01', ...EXPLAINED_NAMES]

/** The parts that differ between errors of one kind: ids of workers and processes, and ports. */
const OWN_TO_EACH = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\(node:|127\.0\.0\.1:)\d+/g
/** The level of an error in the log. */
const ERROR_LEVEL = 50

/**
 * The errors in the logs of servers, those that are alike counted together, the unexplained ones first. An error is explained only
 * where it came in one of the `troubles`: times in which something was away or the machine overloaded, from and to, epoch milliseconds.
 */
export function readLoggedErrors(
  logs: readonly string[],
  troubles: readonly (readonly [number, number])[],
): LoggedError[] {
  const found = new Map<string, LoggedError>()
  const wasInTrouble = (time: number) => troubles.some(([from, to]) => from <= time && time <= to)
  for (const line of logs.flatMap((log) => log.split('\n'))) {
    const error = readLine(line, wasInTrouble)
    const key = JSON.stringify(error)
    if (error !== null) found.set(key, { ...error, times: (found.get(key)?.times ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => Number(a.isExplained) - Number(b.isExplained) || b.times - a.times)
}

type Entry = { level: number; time: number; msg?: string; err?: { type?: string; message?: string; code?: string } }

/** The error of a log line; null without one. */
function readLine(line: string, wasInTrouble: (time: number) => boolean): Omit<LoggedError, 'times'> | null {
  if (line === '') return null
  const entry = parse(line)
  if (entry === null) return { what: line.replace(OWN_TO_EACH, '…'), isExplained: false }
  if (entry.level < ERROR_LEVEL) return null
  const { time, msg = '', err = {} } = entry
  const isKnown =
    [err.code, err.type].some((name) => name !== undefined && EXPLAINED_NAMES.includes(name)) ||
    EXPLAINED_MESSAGES.some((message) => message.test(err.message ?? '')) ||
    (UNSENT.test(msg) && EXPLAINED_CAUSES.includes(err.message ?? ''))
  return {
    what: `${msg}: ${err.code ?? err.type ?? ''} ${err.message ?? ''}`.replace(OWN_TO_EACH, '…'),
    isExplained: isKnown && wasInTrouble(time),
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
