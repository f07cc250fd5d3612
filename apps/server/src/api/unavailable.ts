/** Errors of the network and of PostgreSQL that say that the database is away or going, not that a query is wrong. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'])
const STATES = /^(?:08|53|57P)/

/** Whether an error means that the database cannot be reached at the moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error ? String(error.code) : ''
  return (
    NETWORK.has(code) ||
    STATES.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  )
}
