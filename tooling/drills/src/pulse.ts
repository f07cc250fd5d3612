import { setTimeout as sleep } from 'node:timers/promises'

import { ask } from './ask.ts'

/** Milliseconds between two beats. */
const PAUSE = 25

/** A beat, in moments of `performance.now`; one that is not over ends never. */
export type Beat = { from: number; to: number }

/** How long a process keeps everybody waiting who asks it for nothing. */
export type Pulse = {
  /** Milliseconds of those from `from` to now in which it did not even answer that it is alive. */
  stalled: (from: number) => number
  stop: () => Promise<void>
}

/**
 * Asks `/health`, which needs no database, over and over. Where that takes long, it is the machine that is busy, and no
 * answer of the same moment says anything of the database.
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
      await sleep(PAUSE)
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

/** Milliseconds of `span` that lie in beats, which follow each other. */
export function overlapOf(beats: readonly Beat[], span: Beat): number {
  let sum = 0
  for (let index = beats.length - 1; index >= 0; index--) {
    const beat = beats[index]
    if (beat === undefined || beat.to < span.from) break
    sum += Math.max(0, Math.min(beat.to, span.to) - Math.max(beat.from, span.from))
  }
  return sum
}
