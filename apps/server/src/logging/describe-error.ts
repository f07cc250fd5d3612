/** What the log holds of an error, or of a cause that is none, such as a code. */
export function describeError(cause: unknown): object {
  if (!(cause instanceof Error)) return { type: 'Error', message: String(cause) }
  const error: Error & { code?: unknown } = cause
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
  }
}
