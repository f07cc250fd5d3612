/** Codes of errors between this process and the database server: the network, or nobody listening. */
const NETWORK = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Errors that `pg` and `pg-pool` make themselves; they have no code. */
const DRIVER_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client was closed and is not queryable$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^There was an error establishing an SSL connection$/,
]

/** The session cannot be used any more: it was lost, or the server must be looked up again. */
const SESSION_STATES = [
  // Connection exceptions.
  /^08/,
  // Ended by the operator: shutdown, crash, still starting, database dropped, idle for too long.
  /^57P/,
  // A transaction that stood idle, or took, longer than the server allows: it ends the session.
  /^25P0[34]$/,
  // Read-only: the server was demoted in a failover. A new session may find its successor.
  /^25006$/,
  // Authentication refused: credentials or access rules change while an operator moves a database. The visitor's request
  // is valid and will work afterwards. A missing privilege on one table (42501) is a mistake in a migration, which no
  // retry repairs: that stays an internal error.
  /^28/,
  // The database is not there: being restored or renamed, for the same reason.
  /^3D000$/,
]

/** The statement failed for a transient reason; its session is still usable. */
const STATEMENT_STATES = [
  // Out of disk, memory or connections.
  /^53/,
  // Canceled, most of all by its time limit, or another intervention of the operator.
  /^570/,
  // Not in the required state: above all, a database that takes no connections at the moment.
  /^55000$/,
  // Lock timeout.
  /^55P03$/,
  // A serialisation failure or deadlock after all retries, or an unknown outcome of the statement.
  /^(?:40001|40P01|40003)$/,
]

/** The database did not answer within the time that its caller has. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/**
 * Whether an error means "not now": the database cannot be reached, is stopping or starting, or fails for a transient
 * reason. The same request may succeed in a moment. Everything else is a bug.
 */
export function isUnavailable(error: unknown): boolean {
  return endsSession(error) || (error instanceof Error && matches(STATEMENT_STATES, codeOf(error)))
}

/** Whether an error means that the session it came from must not be used again. */
export function endsSession(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeout) return true
  // All addresses of a name were tried.
  if (error instanceof AggregateError) return error.errors.some(endsSession)
  const code = codeOf(error)
  return NETWORK.has(code) || matches(SESSION_STATES, code) || matches(DRIVER_MESSAGES, error.message)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
