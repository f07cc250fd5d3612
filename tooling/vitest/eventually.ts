import { vi } from 'vitest'

/** Milliseconds: far above what a busy two-core machine takes; the libraries' own limit of one second is not. */
export const WAIT_TIMEOUT_MS = 30_000

/** Repeats an assertion until it holds, and answers what it returned. Throws its last error when it never does. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: WAIT_TIMEOUT_MS, interval: 50 })
