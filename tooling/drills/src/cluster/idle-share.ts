import { cpus } from 'node:os'

const SAMPLE_MS = 250

/** The idle time of this machine's processors. */
export type IdleShare = {
  /** The idle share of the processors since then (epoch milliseconds), from 0 to 1. Calls come in ascending order. */
  since: (start: number) => number
  stop: () => void
}

/** Follows how long this machine's processors have nothing to do. */
export function watchIdleShare(): IdleShare {
  let samples = [totals()]
  const timer = setInterval(() => samples.push(totals()), SAMPLE_MS)
  return {
    since(start) {
      const first = Math.max(
        samples.findLastIndex(({ at }) => at <= start),
        0,
      )
      samples = samples.slice(first)
      const [before, now] = [samples[0] ?? totals(), totals()]
      return now.all === before.all ? 1 : (now.idle - before.idle) / (now.all - before.all)
    },
    stop: () => clearInterval(timer),
  }
}

function totals(): { at: number; idle: number; all: number } {
  const times = cpus().flatMap(({ times: each }) => Object.entries(each))
  const sum = (counted: readonly (readonly [string, number])[]) => counted.reduce((total, [, time]) => total + time, 0)
  return { at: Date.now(), idle: sum(times.filter(([name]) => name === 'idle')), all: sum(times) }
}
