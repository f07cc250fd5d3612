/** The log entry of an error, of an object that is like one, or of a thrown value that is none, such as a code. */
export function describeError(cause: unknown): object {
  if (!isLikeError(cause)) return { type: 'Error', message: String(cause) }
  return {
    type: typeof cause.name === 'string' ? cause.name : 'Error',
    message: cause.message,
    stack: typeof cause.stack === 'string' ? cause.stack : '',
    ...(typeof cause.code === 'string' ? { code: cause.code } : {}),
  }
}

type LikeError = { message: string; name?: unknown; stack?: unknown; code?: unknown }

/** pg-boss reports copies of errors, which are plain objects. */
function isLikeError(cause: unknown): cause is LikeError {
  return typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'
}
