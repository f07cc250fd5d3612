/** Errors of PostgreSQL about a value (SQLSTATE), which their messages repeat between quotes. */
const ABOUT_A_VALUE = /^22[\dA-Z]{3}$/

/** The log entry of an error, of an object that is like one, or of a thrown value that is none, such as a code. */
export function describeError(cause: unknown): object {
  if (!isLikeError(cause)) return { type: 'Error', message: String(cause) }
  const code = typeof cause.code === 'string' ? cause.code : ''
  const message = ABOUT_A_VALUE.test(code) ? cause.message.replace(/".*"/s, '"…"') : cause.message
  return {
    type: typeof cause.name === 'string' ? cause.name : 'Error',
    message,
    stack: typeof cause.stack === 'string' ? cause.stack.replace(cause.message, () => message) : '',
    ...(code === '' ? {} : { code }),
  }
}

type LikeError = { message: string; name?: unknown; stack?: unknown; code?: unknown }

/** pg-boss reports copies of errors, which are plain objects. */
function isLikeError(cause: unknown): cause is LikeError {
  return typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'
}
