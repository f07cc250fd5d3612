import { vi } from 'vitest'

/** Milliseconds: far above what a busy two-core machine takes; Vitest's own limit of one second is not. */
const LIMITS = { timeout: 30_000, interval: 50 }

/** Repeats an assertion until it holds, and answers what it returned. Throws its last error when it never does. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> => vi.waitFor(assertion, LIMITS)
