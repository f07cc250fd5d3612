/** Limits of a described error: depth of causes, and number of aggregated errors. */
const MAX_DEPTH = 4
const MAX_ERRORS = 10

/** Errors of PostgreSQL about a value (SQLSTATE), which their messages repeat between quotes. */
const ABOUT_A_VALUE = /^22[\dA-Z]{3}$/

/** The log entry of an error with its causes, of an error-like object, or of any other thrown value. */
export function describeError(error: unknown): object {
  return describe(error, MAX_DEPTH)
}

function describe(error: unknown, depth: number): object {
  if (!isLikeError(error)) return { type: 'Error', message: String(error) }
  const { name, stack, cause, errors } = error
  const code = typeof error.code === 'string' ? error.code : ''
  const message = ABOUT_A_VALUE.test(code) ? error.message.replace(/".*"/s, '"…"') : error.message
  const described = {
    type: typeof name === 'string' ? name : 'Error',
    message,
    stack: typeof stack === 'string' ? stack.replace(error.message, () => message) : '',
    ...(code === '' ? {} : { code }),
  }
  if (depth === 0) return described
  return {
    ...described,
    ...(cause === undefined || cause === null ? {} : { cause: describe(cause, depth - 1) }),
    ...(Array.isArray(errors) ? { errors: errors.slice(0, MAX_ERRORS).map((each) => describe(each, depth - 1)) } : {}),
  }
}

type LikeError = {
  message: string
  name?: unknown
  stack?: unknown
  code?: unknown
  cause?: unknown
  errors?: unknown
}

/** pg-boss reports copies of errors, which are plain objects. */
function isLikeError(cause: unknown): cause is LikeError {
  return typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'
}
