import { setTimeout as sleep } from 'node:timers/promises'

import { ask } from './ask.ts'

/** Between two health checks. */
const INTERVAL_MS = 25

/** A health check: start and end (`performance.now`); Infinity while it is pending. */
export type Beat = { from: number; to: number }

/** Measures how long a process does not even answer health checks. */
export type Pulse = {
  /** Milliseconds between `from` and now in which a health check was pending. */
  stalled: (from: number) => number
  stop: () => Promise<void>
}

/**
 * Polls `/health`, which needs no database. Where that is slow, the machine is busy, and slow answers at that time say
 * nothing about the database.
 */
export function takePulse(port: number): Pulse {
  const beats: Beat[] = []
  const state = { stopped: false }
  const beat = async (): Promise<void> => {
    while (!state.stopped) {
      const now: Beat = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      beats.push(now)
      await ask(port, '/health')
      now.to = performance.now()
      await sleep(INTERVAL_MS)
    }
  }
  const beating = beat()
  return {
    stalled: (from) => overlapOf(beats, { from, to: performance.now() }),
    async stop() {
      state.stopped = true
      await beating
    },
  }
}

/** Milliseconds of `span` that overlap with health checks, which do not overlap each other. */
export function overlapOf(beats: readonly Beat[], span: Beat): number {
  let sum = 0
  for (let index = beats.length - 1; index >= 0; index--) {
    const beat = beats[index]
    if (beat === undefined || beat.to < span.from) break
    sum += Math.max(0, Math.min(beat.to, span.to) - Math.max(beat.from, span.from))
  }
  return sum
}
