import type { Problem, ProblemCode, ProblemError } from './schema.ts'

export type { Problem, ProblemCode, ProblemError }

/**
 * Whether a value is a problem document of the API (RFC 9457 with a stable `code`). An
 * intermediary's answer, such as a proxy's error page, is none. A code that this build does not know yet counts.
 */
export function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false
  const { type, title, status, code } = value as Partial<Record<keyof Problem, unknown>>
  return typeof type === 'string' && typeof title === 'string' && typeof status === 'number' && typeof code === 'string'
}
