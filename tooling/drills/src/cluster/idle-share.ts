import { cpus } from 'node:os'

/** Returns the share of the time since this call, from 0 to 1, for which this machine's processors had nothing to do. */
export function watchIdleShare(): () => number {
  const before = totals()
  return () => {
    const now = totals()
    return now.all === before.all ? 1 : (now.idle - before.idle) / (now.all - before.all)
  }
}

function totals(): { idle: number; all: number } {
  const times = cpus().flatMap(({ times: each }) => Object.entries(each))
  const sum = (counted: readonly (readonly [string, number])[]) => counted.reduce((total, [, time]) => total + time, 0)
  return { idle: sum(times.filter(([name]) => name === 'idle')), all: sum(times) }
}
