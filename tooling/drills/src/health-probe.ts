import { setTimeout as sleep } from 'node:timers/promises'

import { ask } from './ask.ts'

/** Pause between health checks. */
const INTERVAL_MS = 25

/** A health check: start and end (`performance.now`); Infinity while it is pending. */
export type HealthCheck = { from: number; to: number }

/** Measures how long a process does not even answer health checks. */
export type HealthProbe = {
  /** Milliseconds between `from` and now in which a health check was pending. */
  stalled: (from: number) => number
  stop: () => Promise<void>
}

/**
 * Polls `/health`, which needs no database. Where that is slow, the machine is busy, and slow answers at that time say
 * nothing about the database.
 */
export function startHealthProbe(port: number): HealthProbe {
  const checks: HealthCheck[] = []
  const state = { stopped: false }
  const poll = async (): Promise<void> => {
    while (!state.stopped) {
      const now: HealthCheck = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      checks.push(now)
      await ask(port, '/health')
      now.to = performance.now()
      await sleep(INTERVAL_MS)
    }
  }
  const polling = poll()
  return {
    stalled: (from) => overlapOf(checks, { from, to: performance.now() }),
    async stop() {
      state.stopped = true
      await polling
    },
  }
}

/** Milliseconds of `span` that overlap with health checks, which do not overlap each other. */
export function overlapOf(checks: readonly HealthCheck[], span: HealthCheck): number {
  let sum = 0
  for (let index = checks.length - 1; index >= 0; index--) {
    const check = checks[index]
    if (check === undefined || check.to < span.from) break
    sum += Math.max(0, Math.min(check.to, span.to) - Math.max(check.from, span.from))
  }
  return sum
}
